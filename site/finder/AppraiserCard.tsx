import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type ContactDetail, contactDetails } from '@appraisers/directory/contact-text.ts';
import { workLine } from '@appraisers/directory/detail-rows.ts';
import { LicenseLine } from '#ui/LicenseLine.tsx';
import { useFinder } from './finder-context.ts';
import * as words from './words/answers.ts';
import { worksIn } from './words/needs.ts';

type AppraiserCardProps = {
  appraiser: Appraiser;
  selected: boolean;
  /** Whether the member is on the visitor's list. */
  chosen: boolean;
  /** The query of a link that starts the visitor's letter. */
  letter: string | undefined;
  /** The full name of the county searched for, if the member covers it. */
  covers: string | undefined;
};

/**
 * A member with the ways to reach them. Plain markup without listeners: a page may have a hundred cards,
 * and their list listens for all of them. A click outside the controls counts as one on the name.
 */
export function AppraiserCard({ appraiser, selected, chosen, letter, covers }: AppraiserCardProps) {
  const { region, contacts } = useFinder().directory;
  const { city, zip } = appraiser;
  const name = fullName(appraiser);
  const current = selected ? 'true' : undefined;
  return (
    <article className="finder-card" aria-current={current}>
      <h4>
        <button type="button" aria-current={current}>
          {name}
        </button>
      </h4>
      <button
        type="button"
        className="finder-star"
        data-action="choose"
        aria-pressed={chosen}
        aria-label={words.starLabel(name, chosen)}
        data-hint={words.starHint(chosen)}
      />
      <p className="finder-where">
        <span>{`${city}, ${region.name} ${zip}`}</span>
        <button
          type="button"
          className="finder-more"
          data-action="more"
          aria-haspopup="dialog"
          aria-label={words.moreLabel(name)}
        >
          {words.moreButton}
        </button>
      </p>
      {contactDetails(appraiser, contacts).map((detail) => (
        <ContactLine key={detail.name} detail={detail} of={name} letter={letter} />
      ))}
      <DetailLines appraiser={appraiser} covers={covers} />
    </article>
  );
}

/** The value of the button is the text to copy, and `data-copies` what the notification calls it. */
function ContactLine({
  detail,
  of,
  letter,
}: {
  detail: ContactDetail;
  of: string;
  letter: string | undefined;
}) {
  const { title, copies, text, href } = detail;
  const [start, host] = text.split('@');
  return (
    <p className="finder-contact">
      {href ? (
        <>
          <a href={letter && host ? `${href}?${letter}` : href}>
            {host ? `${start}@` : text}
            {host && <wbr />}
            {host}
          </a>
          <button
            type="button"
            className="finder-copy"
            value={text}
            data-copies={copies}
            data-hint={words.copyHint(copies)}
            aria-label={words.copyLabel(copies, of)}
          >
            Copy
          </button>
        </>
      ) : (
        <>
          <span className="sr-only">{`${title}: `}</span>
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

/**
 * The credential with the number, then languages and kinds of work. Each is one line: what has no room is
 * in the details. A county that the member covers comes first on the second.
 */
function DetailLines({ appraiser, covers }: Pick<AppraiserCardProps, 'appraiser' | 'covers'>) {
  const { wording } = useFinder().directory;
  const work = workLine(appraiser, wording, covers && worksIn(covers));
  return (
    <>
      <LicenseLine of={appraiser} wording={wording} className="finder-detail" />
      {work && (
        <p className="finder-detail">
          <span>{work}</span>
        </p>
      )}
    </>
  );
}
