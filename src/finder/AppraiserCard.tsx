import { memo } from 'react';
import { type Appraiser, fullName } from '#directory/appraiser.ts';
import { formatPhone, phoneHref } from '#directory/phone.ts';
import { CopyButton } from './CopyButton.tsx';

type AppraiserCardProps = {
  appraiser: Appraiser;
  selected: boolean;
  onSelect: (appraiser: Appraiser) => void;
};

// A hundred cards are on the page at once; only the two whose selection changes are drawn again.
export const AppraiserCard = memo(Card);

/** A member with the ways to reach them. A click anywhere but on a control selects the card. */
function Card({ appraiser, selected, onSelect }: AppraiserCardProps) {
  const { city, zip, phone, email } = appraiser;
  const href = phoneHref(phone);
  const [mailbox, host] = email.split('@');
  return (
    <article className="finder-card" aria-current={selected ? 'true' : undefined}>
      <div className="finder-who">
        <h4 className="text-lg leading-snug">
          <button type="button" aria-pressed={selected} onClick={() => onSelect(appraiser)}>
            {fullName(appraiser)}
          </button>
        </h4>
        <p className="text-soft">
          {city}, Utah {zip}
        </p>
      </div>
      <div>
        <div className="finder-contact">
          <span className="sr-only">Phone: </span>
          {href ? <a href={href}>{formatPhone(phone)}</a> : <span>{formatPhone(phone)}</span>}
          {href && <CopyButton text={formatPhone(phone)} what="Phone number" />}
        </div>
        <div className="finder-contact">
          <span className="sr-only">E-mail: </span>
          <a href={`mailto:${email}`}>
            {mailbox}@<wbr />
            {host}
          </a>
          <CopyButton text={email} what="E-mail address" />
        </div>
      </div>
    </article>
  );
}
