import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { formatQuery } from '@appraisers/directory/parsed-query.ts';
import { longDate, useToday } from '#finder/contact/use-today.ts';
import { CorrectionLink } from './CorrectionLink.tsx';
import { type FinderResult, isListResult, type Office } from './types.ts';

type AnswerFooterProps = { result: FinderResult; office: Office; selected: Appraiser | undefined };

/** How far the list can be relied on; on paper also when and where it was found. */
export function AnswerFooter({ result, office, selected }: AnswerFooterProps) {
  const { request, on } = result;
  const today = useToday();
  const address = new URL(`/${formatQuery(request)}`, window.location.href).href;
  return (
    <section
      id="finder-foot"
      aria-label="About this directory"
      tabIndex={-1}
      className="finder-foot"
    >
      <p>
        <span>{`Directory last checked on ${office.updated}.`}</span>{' '}
        <CorrectionLink office={office} about={selected} />{' '}
        <a className="link target" href="/appraisers">
          All places
        </a>
      </p>
      <p className="finder-printed">
        {isListResult(result)
          ? `Printed on ${today}. This list: ${address}`
          : `Found on ${longDate(on)} at ${address}`}
      </p>
    </section>
  );
}
