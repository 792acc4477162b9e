import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type DetailWording, licenseName, verifyHref } from '@appraisers/directory/detail-rows.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';

/** The Appraisal Subcommittee of the federal banking agencies keeps it for the whole country. */
const nationalRegistry = 'https://www.asc.gov/appraiser';

type LicenseLinksProps = {
  of: Appraiser;
  region: string;
  licensing: Region['licensing'];
  wording: DetailWording;
};

/** Where to look up a license: the state's office, at the member's number if it can, and the nation's list. */
export function LicenseLinks({ of, region, licensing, wording }: LicenseLinksProps) {
  const name = fullName(of);
  const { license } = of;
  const href = verifyHref(of, wording);
  return (
    <>
      <p>
        {license
          ? `Before you hire ${name}, check that license ${license} is active:`
          : `Before you hire ${name}, check their license:`}
      </p>
      <ul className="registers">
        <li>
          <a href={href ?? licensing.url} rel="noopener" className="link target font-semibold">
            {licensing.office}
          </a>
          {href ? (
            <p className="text-sm text-soft print:hidden">{`The link opens license ${license}.`}</p>
          ) : (
            <p className="text-sm text-soft">{licensing.lookUp}</p>
          )}
        </li>
        <li>
          <a href={nationalRegistry} rel="noopener" className="link target font-semibold">
            National Registry of Appraisers (federal)
          </a>
          <p className="text-sm text-soft">{`It covers every state. Select ${region}, then enter the last name. Trainees aren’t listed.`}</p>
        </li>
      </ul>
    </>
  );
}

type LicenseLineProps = {
  of: Appraiser;
  wording: DetailWording;
  /** -1 where the details have the same link, so that the keyboard skips it. */
  tabIndex?: -1;
};

/** The line of a card with the credential and the number, whose link shows the license. */
export function LicenseLine({ of, wording, tabIndex }: LicenseLineProps) {
  const { license } = of;
  const name = licenseName(of, wording);
  if (!name) return null;
  const href = verifyHref(of, wording);
  return (
    <p className="card-detail">
      {`${name} `}
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
