import { partFromQuery, queryWithPart } from '@appraisers/directory/answer-part.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { formatQuery } from '@appraisers/directory/criteria.ts';
import { inSite } from '#loading/in-site.ts';
import { CorrectionLink } from '#ui/CorrectionLink.tsx';
import { useToday } from './printing.ts';
import type { FinderResult } from './result.ts';
import * as words from './words/answers.ts';

/** Who publishes the directory. */
export type Office = {
  /** The association's short name. */
  readonly name: string;
  /** Where visitors send corrections. */
  readonly email: string;
  /** The day the office last checked the directory. */
  readonly updated: string;
};

type AnswerFooterProps = { result: FinderResult; office: Office; selected: Appraiser | undefined };

/** How current the directory is. On paper also the page's address and the day. */
export function AnswerFooter({ result, office, selected }: AnswerFooterProps) {
  const today = useToday();
  const query = formatQuery(result.request);
  const shown = hasLongAnswers
    ? queryWithPart(query, partFromQuery(window.location.search))
    : query;
  const address = new URL(inSite(`/${shown}`), window.location.href).href;
  return (
    <section id="finder-foot" aria-label={words.footerLabel} tabIndex={-1} className="finder-foot">
      <p>
        <span>{words.lastChecked(office.updated)}</span>{' '}
        <CorrectionLink to={office.email} about={selected}>
          {words.reportMistake}
        </CorrectionLink>{' '}
        <a className="link target" href={inSite('/appraisers')}>
          {words.allPlacesLink}
        </a>
      </p>
      <p className="finder-printed">{words.printedFrom(address, today)}</p>
    </section>
  );
}
