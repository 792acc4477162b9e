import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { useFinder } from '#finder/finder-context.ts';
import { copy } from '#notifications/notify.ts';
import { LicenseLinks } from '#ui/LicenseLinks.tsx';

/** Where to look up a license, with buttons that copy the name and the number. */
export function LicenseCheck({ of }: { of: Appraiser }) {
  const {
    directory: { region, wording },
    advice: { licensing },
  } = useFinder();
  const name = fullName(of);
  const { license } = of;
  return (
    <section className="more-part">
      <h3>Check the license</h3>
      <LicenseLinks of={of} region={region.name} licensing={licensing} wording={wording} />
      <div className="more-buttons">
        <button type="button" className="chip" onClick={() => copy(name, 'Name')}>
          {`Copy the name ${name}`}
        </button>
        {license && (
          <button type="button" className="chip" onClick={() => copy(license, 'License')}>
            {`Copy the license ${license}`}
          </button>
        )}
      </div>
    </section>
  );
}
