import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactText } from '@appraisers/directory/contact-text.ts';
import { queryFromList } from '@appraisers/directory/criteria.ts';
import { fileName, vcards } from '@appraisers/directory/vcard.ts';
import { useFinder } from '#finder/finder-context.ts';
import * as words from '#finder/words/contact.ts';
import { copy, copyAll } from '#notifications/notify.ts';
import { sitePath } from '#ui/site-path.ts';

/** The address of the page with these members. */
export const listAddress = (members: readonly Appraiser[]): string =>
  new URL(sitePath(`/${queryFromList(members.map(({ id }) => id))}`), window.location.href).href;

/** A browser has this many ms to start the download. */
const downloadTime = 60_000;

/** Downloads the text as a file. The browser makes the file and sends nothing. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadTime);
}

/** Prints, saves and copies one appraiser or a list. */
export function KeepButtons({ members }: { members: readonly Appraiser[] }) {
  const { directory, office } = useFinder();
  const { region, contacts, wording } = directory;
  const address = listAddress(members);
  const note = words.directorySource(office.name, office.updated, address);
  const [first, ...others] = members;
  if (!first) return null;
  const name = others.length === 0 ? fullName(first) : undefined;
  const saveCards = () => {
    const maker = { state: region.postalCode, note, contacts, wording };
    saveFile(fileName(members), 'text/vcard', vcards(members, maker));
  };
  const copyText = () => {
    const maker = { state: region.name, note, contacts, wording };
    copyAll(contactText(members, maker), 'Details');
  };
  const whose = name ?? 'this list';
  const buttons = [
    ['Print details', `for ${whose}`, () => window.print()],
    [name ? 'Save contact' : 'Save contacts', `for ${whose}`, saveCards],
    ['Copy details', `for ${whose}`, copyText],
    ['Copy link', `to ${whose}`, () => copy(address, 'Link')],
  ] as const;
  return (
    <div className="more-buttons">
      {buttons.map(([text, of, onClick]) => (
        <button
          key={text}
          type="button"
          className="chip"
          aria-label={`${text} ${of}`}
          onClick={onClick}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
