import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type ContactDetail, contactDetails } from '@appraisers/directory/contact-text.ts';
import { workLine } from '@appraisers/directory/detail-rows.ts';
import { memo } from 'react';
import { LicenseLine } from '#ui/LicenseLinks.tsx';
import { useFinder } from './finder-context.ts';

type AppraiserCardProps = {
  appraiser: Appraiser;
  /** The headings above the card: of its section, and of its group with the distance. */
  part?: string | undefined;
  place?: string | undefined;
  away?: string | undefined;
  selected: boolean;
  /** Whether the member is on the visitor's list. */
  chosen: boolean;
  /** The query of a link that starts the visitor's letter. */
  letter: string | undefined;
  /** The full name of the county searched for, if the member covers it. */
  covers: string | undefined;
};

/**
 * A member in a list, with what decides in its order: whether they take work, where, which, their credential, and how to
 * reach them. Plain markup without listeners: a page may have a hundred cards, and their list listens for all
 * of them. The keyboard stops four times: at the star, the details, the phone and the email. The details
 * select the card and have what the other buttons do.
 */
export const AppraiserCard = memo(function AppraiserCard(props: AppraiserCardProps) {
  const { appraiser, part, place, away, selected, chosen, letter, covers } = props;
  const { region, contacts, wording } = useFinder().directory;
  const { city, zip } = appraiser;
  const name = fullName(appraiser);
  const current = selected ? 'true' : undefined;
  const work = workLine(appraiser, wording, covers && `Works in ${covers}`);
  return (
    <li data-member={appraiser.id}>
      {part && (
        <h3 tabIndex={-1} className="finder-part">
          {part}
        </h3>
      )}
      {place && (
        <h3 tabIndex={-1} className={away ? 'finder-place' : 'sr-only'}>
          <span>{place}</span> {away && <span>{away}</span>}
        </h3>
      )}
      <article className="finder-card" aria-current={current}>
        <h4>
          <button type="button" tabIndex={-1} aria-current={current}>
            {name}
          </button>
        </h4>
        <button
          type="button"
          className="icon-button finder-star print:hidden"
          data-action="choose"
          aria-pressed={chosen}
          aria-label={`Add ${name} to my list`}
          data-hint="Add to my list"
        />
        <p className="finder-where">
          <span>{`${city}, ${region.name} ${zip}`}</span>
          <button
            type="button"
            className="chip finder-more"
            data-action="more"
            aria-haspopup="dialog"
            aria-label={`Details for ${name}`}
          >
            Details
          </button>
        </p>
        <div className="finder-facts">
          {work && <p className="finder-detail">{work}</p>}
          <LicenseLine of={appraiser} wording={wording} className="finder-detail" tabIndex={-1} />
        </div>
        <div className="finder-contacts">
          {contactDetails(appraiser, contacts).map((detail) => (
            <ContactLine key={detail.name} detail={detail} of={name} letter={letter} />
          ))}
        </div>
      </article>
    </li>
  );
});

type ContactLineProps = { detail: ContactDetail; of: string; letter: string | undefined };

/** The value of the button is the text to copy, and `data-copies` what the notification calls it. */
function ContactLine({ detail, of, letter }: ContactLineProps) {
  const { title, copies, text, href } = detail;
  const [start, host] = text.split('@');
  if (!href)
    return (
      <p className="finder-contact">
        <span className="sr-only">{`${title}: `}</span>
        <span>{text}</span>
      </p>
    );
  return (
    <p className="finder-contact">
      <a href={letter && host ? `${href}?${letter}` : href}>
        {host ? `${start}@` : text}
        {host && <wbr />}
        {host}
      </a>
      <button
        type="button"
        className="chip finder-copy"
        tabIndex={-1}
        value={text}
        data-copies={copies}
        data-hint={`Copy ${copies.toLowerCase()}`}
        aria-label={`Copy ${copies.toLowerCase()} for ${of}`}
      >
        Copy
      </button>
    </p>
  );
}
