import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { formatQuery } from '@appraisers/directory/criteria.ts';
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
  const address = new URL(`/${formatQuery(result.request)}`, window.location.href).href;
  return (
    <section id="finder-foot" aria-label={words.footerLabel} tabIndex={-1} className="finder-foot">
      <p>
        <span>{words.lastChecked(office.updated)}</span>{' '}
        <CorrectionLink office={office} about={selected} label={words.reportMistake} />{' '}
        <a className="link target" href="/appraisers">
          {words.allPlacesLink}
        </a>
      </p>
      <p className="finder-printed">{words.printedFrom(address, today)}</p>
    </section>
  );
}

type CorrectionLinkProps = { office: Office; about: Appraiser | undefined; label: string };

/** Opens an email to the office, with the appraiser's record filled in. */
export function CorrectionLink({ office, about, label }: CorrectionLinkProps) {
  const record =
    about && `${about.id}: ${fullName(about)}, ${about.city} ${about.zip}, ${about.phone}`;
  const subject = encodeURIComponent(words.mistakeSubject);
  const body = encodeURIComponent(words.mistakeBody(record));
  return (
    <a className="link target" href={`mailto:${office.email}?subject=${subject}&body=${body}`}>
      {label}
    </a>
  );
}
