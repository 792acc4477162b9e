import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactDetails } from '@appraisers/directory/contact-text.ts';

type ContactLinesProps = {
  of: Appraiser;
  /** The query of an email link that starts the visitor's letter. */
  letter?: string | undefined;
  /** In the finder, where the details have what the buttons do, so that the keyboard skips them. */
  inFinder?: boolean;
};

/** The phone and the email address, each with a button that copies it. */
export function ContactLines({ of, letter, inFinder }: ContactLinesProps) {
  return contactDetails(of).map(({ name, title, copies, text, href }) => {
    const [start, host] = text.split('@');
    if (!href)
      return (
        <p key={name} className="card-contact">
          <span className="sr-only">{`${title}: `}</span>
          <span>{text}</span>
        </p>
      );
    return (
      <p key={name} className="card-contact">
        <a href={letter && host ? `${href}?${letter}` : href}>
          {host ? `${start}@` : text}
          {host && <wbr />}
          {host}
        </a>
        <CopyButton text={text} what={copies} of={fullName(of)} inFinder={inFinder} />
      </p>
    );
  });
}

type CopyButtonProps = { text: string; what: string; of: string; inFinder?: boolean | undefined };

/**
 * Outside the finder it is hidden until site/client-scripts/page-buttons.ts runs.
 * @param what what the notification calls the text
 */
export function CopyButton({ text, what, of, inFinder }: CopyButtonProps) {
  const label = `Copy ${what.toLowerCase()}`;
  return (
    <button
      type="button"
      {...(inFinder ? { tabIndex: -1, 'data-hint': label } : { hidden: true })}
      className="chip card-button print:hidden"
      value={text}
      data-copies={what}
      aria-label={`${label} for ${of}`}
    >
      Copy
    </button>
  );
}
