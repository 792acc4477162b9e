import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactDetails } from '@appraisers/directory/contact-text.ts';
import { type DetailWording, workLine } from '@appraisers/directory/detail-rows.ts';
import { contactFields } from '@appraisers/directory/member-fields.ts';
import { LicenseLine } from './LicenseLinks.tsx';
import { sitePath } from './site-path.ts';

type MemberCardsProps = {
  appraisers: readonly Appraiser[];
  region: string;
  wording: DetailWording;
  /** The path of a member's page. */
  pathOf: (member: Appraiser) => string;
};

/** Members, how to reach them, and what they state about their work. */
export function MemberCards({ appraisers, region, wording, pathOf }: MemberCardsProps) {
  return (
    <ul className="card-grid">
      {appraisers.map((appraiser) => (
        <li key={appraiser.id} className="member-card">
          <h3>
            <a href={sitePath(pathOf(appraiser))} className="target hover:underline">
              {fullName(appraiser)}
            </a>
          </h3>
          <StarButton of={appraiser} />
          <p className="member-where text-sm text-soft">
            <span>{`${appraiser.city}, ${region} ${appraiser.zip}`}</span>
            <a
              href={sitePath(pathOf(appraiser))}
              className="chip member-button print:hidden"
              aria-label={`Details for ${fullName(appraiser)}`}
            >
              Details
            </a>
          </p>
          <ContactLines of={appraiser} />
          <LicenseLine of={appraiser} wording={wording} className="member-detail" />
          <WorkLine of={appraiser} wording={wording} />
        </li>
      ))}
    </ul>
  );
}

/** Languages and kinds of work, if the member states any. */
function WorkLine({ of, wording }: { of: Appraiser; wording: DetailWording }) {
  const work = workLine(of, wording);
  return work && <p className="member-detail">{work}</p>;
}

/** Hidden until site/client-scripts/page-buttons.ts runs, as are the other buttons. */
export function StarButton({ of }: { of: Appraiser }) {
  return (
    <button
      type="button"
      hidden
      className="icon-button finder-star print:hidden"
      data-star=""
      value={of.id}
      aria-pressed="false"
      aria-label={`Add ${fullName(of)} to my list`}
    />
  );
}

/** The phone and the email address, each with a button that copies it. */
export function ContactLines({ of }: { of: Appraiser }) {
  return contactDetails(of, contactFields).map(({ name, kind, title, copies, text, href }) => (
    <p key={name} className="member-line">
      {href ? (
        <>
          <a href={href} className={kind === 'phone' ? 'link font-semibold' : 'link text-sm'}>
            <Breakable text={text} />
          </a>
          <CopyButton text={text} what={copies} of={fullName(of)} />
        </>
      ) : (
        `${title}: ${text}`
      )}
    </p>
  ));
}

/** A text that may continue on the next line after its "@". */
function Breakable({ text }: { text: string }) {
  const [start, host] = text.split('@');
  if (!host) return text;
  return (
    <>
      {`${start}@`}
      <wbr />
      {host}
    </>
  );
}

/** @param what what the notification calls the text */
export function CopyButton({ text, what, of }: { text: string; what: string; of: string }) {
  return (
    <button
      type="button"
      hidden
      className="chip member-button print:hidden"
      value={text}
      data-copies={what}
      aria-label={`Copy ${what.toLowerCase()} for ${of}`}
    >
      Copy
    </button>
  );
}
