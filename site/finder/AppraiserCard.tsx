import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';
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
  const { city, zip, phone, email } = appraiser;
  const name = fullName(appraiser);
  const href = phoneHref(phone);
  const [mailbox, host] = email.split('@');
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
      <p className="finder-contact">
        {href ? (
          <>
            <a href={href}>{formatPhone(phone)}</a>
            <CopyButton what="Phone number" of={name} text={formatPhone(phone)} />
          </>
        ) : (
          <>
            <span className="sr-only">Phone: </span>
            <span>{formatPhone(phone)}</span>
          </>
        )}
      </p>
      <p className="finder-contact">
        <a href={`mailto:${email}`}>
          {`${mailbox}@`}
          <wbr />
          {host}
        </a>
        <CopyButton what="E-mail address" of={name} text={email} />
      </p>
    </article>
  );
});

/** Its value is the text that goes to the clipboard, `data-copies` what that is. */
function CopyButton({ what, of, text }: { what: string; of: string; text: string }) {
  const trigger = `Copy ${what.toLowerCase()}`;
  return (
    <button
      type="button"
      className="finder-copy"
      value={text}
      data-copies={what}
      data-hint={trigger}
      aria-label={`${trigger} of ${of}`}
    >
      Copy
    </button>
  );
}
