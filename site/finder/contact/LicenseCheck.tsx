import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { region } from '#finder/region-names.ts';
import { copy } from '#notifications/notify.ts';
import { licensing, nationalRegistry } from './guidance.ts';

/** Where a license is looked up, and how, with the name ready to be put there. */
export function LicenseCheck({ of }: { of: Appraiser }) {
  const name = fullName(of);
  return (
    <section className="more-part">
      <h3>Check the license</h3>
      <p>
        {`This directory does not say which license or certificate a member has. Before you hire ${name}, look the name up:`}
      </p>
      <ul className="more-registers">
        <li>
          <a href={licensing.url} rel="noopener" className="link target">
            {licensing.office}
          </a>
          <p>{licensing.lookUp}</p>
        </li>
        <li>
          <a href={nationalRegistry} rel="noopener" className="link target">
            National Registry of the Appraisal Subcommittee
          </a>
          <p>
            {`It lists licensed and certified appraisers of every state. Choose ${region.name}, then enter the last name. Trainees are not in the National Registry.`}
          </p>
        </li>
      </ul>
      <button type="button" className="chip" onClick={() => copy(name, 'Name')}>
        {`Copy the name ${name}`}
      </button>
    </section>
  );
}
