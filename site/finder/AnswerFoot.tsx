import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { queryFromQuestion } from '@appraisers/directory/question.ts';
import { longDate, useToday } from '#finder/contact/use-today.ts';
import { MistakeLink } from './MistakeLink.tsx';
import { type AnyGiven, isOfList, type Office } from './types.ts';

type AnswerFootProps = { given: AnyGiven; office: Office; selected: Appraiser | undefined };

/** How far the list can be relied on; on paper also when and where it was found. */
export function AnswerFoot({ given, office, selected }: AnswerFootProps) {
  const { asked, on } = given;
  const today = useToday();
  const address = new URL(`/${queryFromQuestion(asked)}`, window.location.href).href;
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
      <p className="finder-printed">
        {isOfList(given)
          ? `Printed on ${today}. This list: ${address}`
          : `Found on ${longDate(on)} at ${address}`}
      </p>
    </section>
  );
}
