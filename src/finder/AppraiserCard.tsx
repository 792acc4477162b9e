import { Mail, Phone } from 'lucide-react';
import { memo, type ReactNode } from 'react';
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
        <Contact icon={<Phone aria-hidden />} kind="Phone" text={formatPhone(phone)} href={href}>
          {href && <CopyButton text={formatPhone(phone)} what="Phone number" />}
        </Contact>
        <Contact icon={<Mail aria-hidden />} kind="E-mail" text={email} href={`mailto:${email}`}>
          <CopyButton text={email} what="E-mail address" />
        </Contact>
      </div>
    </article>
  );
}

type ContactProps = {
  icon: ReactNode;
  kind: string;
  text: string;
  href: string | undefined;
  children: ReactNode;
};

function Contact({ icon, kind, text, href, children }: ContactProps) {
  return (
    <div className="finder-contact">
      {icon}
      <span className="sr-only">{kind}: </span>
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
      {children}
    </div>
  );
}
