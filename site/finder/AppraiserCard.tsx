import { contactFields } from 'virtual:directory';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type ContactDetail, contactDetails } from '@appraisers/directory/contact-details.ts';
import { memo } from 'react';
import { region } from './region-names.ts';

/**
 * A member with the ways to reach them. Plain markup: a hundred cards are on the page at once, and
 * anyone who shows them listens for all of them together. A click anywhere but on a control is a click
 * on the name.
 */
export const AppraiserCard = memo(function AppraiserCard({
  appraiser,
  selected,
  chosen,
}: {
  appraiser: Appraiser;
  selected: boolean;
  /** Whether they are on the visitor's list. */
  chosen: boolean;
}) {
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
        aria-pressed={chosen}
        aria-label={chosen ? `Remove ${name} from your list` : `Add ${name} to your list`}
        data-hint={chosen ? 'Remove from your list' : 'Add to your list'}
      />
      <p className="finder-where">
        <span>{`${city}, ${region.name} ${zip}`}</span>
        <button
          type="button"
          className="finder-more"
          aria-haspopup="dialog"
          aria-label={`More about ${name}`}
        >
          More
        </button>
      </p>
      {contactDetails(appraiser, contactFields).map((detail) => (
        <ContactLine key={detail.name} detail={detail} of={name} />
      ))}
    </article>
  );
});

/** The value of the button is the text that goes to the clipboard, `data-copies` what that is. */
function ContactLine({ detail, of }: { detail: ContactDetail; of: string }) {
  const { title, copies, text, href } = detail;
  const [start, host] = text.split('@');
  const hint = `Copy ${copies.toLowerCase()}`;
  return (
    <p className="finder-contact">
      {href ? (
        <>
          <a href={href}>
            {start}
            {host && '@'}
            {host && <wbr />}
            {host}
          </a>
          <button
            type="button"
            className="finder-copy"
            value={text}
            data-copies={copies}
            data-hint={hint}
            aria-label={`${hint} of ${of}`}
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
