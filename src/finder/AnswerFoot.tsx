import type { Appraiser } from '#directory/appraiser.ts';
import { queryFromQuestion } from '#directory/question.ts';
import { MistakeLink } from './MistakeLink.tsx';
import type { AnyGiven, Office } from './types.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

type AnswerFootProps = { given: AnyGiven; office: Office; selected: Appraiser | undefined };

/** How far the list can be relied on; on paper also when and where it was found. */
export function AnswerFoot({ given, office, selected }: AnswerFootProps) {
  const { asked, on } = given;
  const address = new URL(queryFromQuestion(asked), window.location.href).href;
  return (
    <section
      id="finder-foot"
      aria-label="About this directory"
      tabIndex={-1}
      className="finder-foot"
    >
      <p>
        <span>{`Directory last checked on ${office.updated}.`}</span>{' '}
        <MistakeLink office={office} about={selected} />{' '}
        <a className="link target" href="/appraisers">
          All places
        </a>
      </p>
      <p className="finder-printed">{`Found on ${day.format(on)} at ${address}`}</p>
    </section>
  );
}
