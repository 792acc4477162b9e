import { contactFields } from 'virtual:directory';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactText } from '@appraisers/directory/contact-text.ts';
import { fileName, vcards } from '@appraisers/directory/vcard.ts';
import { region } from '#finder/region-names.ts';
import { copy, copyAll } from '#notifications/notify.ts';
import { listAddress } from './list-address.ts';
import { saveFile } from './save-file.ts';

type KeepButtonsProps = {
  members: readonly Appraiser[];
  /** The day the directory was last checked. */
  updated: string;
};

/** What a visitor takes along of one member or of a list: on paper, in the phone, in a message. */
export function KeepButtons({ members, updated }: KeepButtonsProps) {
  const address = listAddress(members);
  const note = `From a directory last checked on ${updated}: ${address}`;
  const [first, ...others] = members;
  if (!first) return null;
  const isOne = others.length === 0;
  const whose = isOne ? fullName(first) : 'this list';
  return (
    <div className="more-buttons">
      <button
        type="button"
        className="chip"
        aria-label={`Print a sheet of ${whose}`}
        onClick={() => window.print()}
      >
        Print
      </button>
      <button
        type="button"
        className="chip"
        aria-label={`Save ${isOne ? 'contact' : 'contacts'} of ${whose}`}
        onClick={() =>
          saveFile(
            fileName(members),
            'text/vcard',
            vcards(members, { state: region.postalCode, note, contacts: contactFields }),
          )
        }
      >
        {isOne ? 'Save contact' : 'Save contacts'}
      </button>
      <button
        type="button"
        className="chip"
        aria-label={`Copy as text ${isOne ? 'the entry of' : 'the entries of'} ${whose}`}
        onClick={() =>
          copyAll(
            contactText(members, { state: region.name, note, contacts: contactFields }),
            'Text',
          )
        }
      >
        Copy as text
      </button>
      <button
        type="button"
        className="chip"
        aria-label={`Copy link to ${whose}`}
        onClick={() => copy(address, 'Link')}
      >
        Copy link
      </button>
    </div>
  );
}
