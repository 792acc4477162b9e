import { Mail, Phone } from 'lucide-react';
import { type Appraiser, fullName } from '#directory/appraiser.ts';
import { formatPhone, phoneHref } from '#directory/phone.ts';

type AppraiserCardProps = {
  appraiser: Appraiser;
  selected: boolean;
  onSelect: (appraiser: Appraiser) => void;
};

/** A member with the ways to reach them. A click anywhere but on a link selects the card. */
export function AppraiserCard({ appraiser, selected, onSelect }: AppraiserCardProps) {
  const { city, zip, phone, email } = appraiser;
  const href = phoneHref(phone);
  return (
    <article className="finder-card" aria-current={selected ? 'true' : undefined}>
      <h4 className="text-lg leading-snug">
        <button type="button" aria-pressed={selected} onClick={() => onSelect(appraiser)}>
          {fullName(appraiser)}
        </button>
      </h4>
      <p className="text-soft">
        {city}, Utah {zip}
      </p>
      <p className="finder-contact">
        <Phone aria-hidden />
        <span className="sr-only">Phone: </span>
        {href ? <a href={href}>{formatPhone(phone)}</a> : <span>{formatPhone(phone)}</span>}
      </p>
      <p className="finder-contact">
        <Mail aria-hidden />
        <span className="sr-only">E-mail: </span>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </article>
  );
}
