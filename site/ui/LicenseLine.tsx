import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type DetailWording, licenseName, verifyHref } from '@appraisers/directory/detail-rows.ts';

type LicenseLineProps = {
  of: Appraiser;
  wording: DetailWording;
  className: string;
  /** -1 where the details have the same link, so that the keyboard skips it. */
  tabIndex?: -1;
};

/** The line of a card with the credential and the number, whose link shows the license. */
export function LicenseLine({ of, wording, className, tabIndex }: LicenseLineProps) {
  const { license } = of;
  const name = licenseName(of, wording);
  if (!name) return null;
  const href = verifyHref(of, wording);
  return (
    <p className={className}>
      <span>{name}</span>{' '}
      {href ? (
        <a
          href={href}
          rel="noopener"
          tabIndex={tabIndex}
          aria-label={`Check license ${license} of ${fullName(of)}`}
        >
          {license}
        </a>
      ) : (
        license
      )}
    </p>
  );
}
