import { licensing } from 'virtual:guidance';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import * as words from '#finder/words/contact.ts';
import { copy } from '#notifications/notify.ts';

/** The Appraisal Subcommittee of the federal banking agencies keeps it for the whole country. */
const nationalRegistry = 'https://www.asc.gov/appraiser';

/** Where to look up a license, with a button that copies the name. */
export function LicenseCheck({ of }: { of: Appraiser }) {
  const name = fullName(of);
  return (
    <section className="more-part">
      <h3>{words.licenseHeading}</h3>
      <p>{words.licenseAdvice(name)}</p>
      <ul className="more-registers">
        <li>
          <a href={licensing.url} rel="noopener" className="link target">
            {licensing.office}
          </a>
          <p>{licensing.lookUp}</p>
        </li>
        <li>
          <a href={nationalRegistry} rel="noopener" className="link target">
            {words.nationalRegistryName}
          </a>
          <p>{words.nationalRegistryAdvice}</p>
        </li>
      </ul>
      <button type="button" className="chip" onClick={() => copy(name, words.copiedName)}>
        {words.copyName(name)}
      </button>
    </section>
  );
}
