import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactText } from '@appraisers/directory/contact-text.ts';
import { queryFromList } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { usualPath } from '@appraisers/directory/member-paths.ts';
import type { Need } from '@appraisers/directory/need.ts';
import { fileName, vcards } from '@appraisers/directory/vcard.ts';
import { useFinder } from '#finder/finder-context.ts';
import * as words from '#finder/words/contact.ts';
import { copy, copyAll } from '#notifications/notify.ts';
import { sitePath } from '#ui/site-path.ts';

/** The path of a member's page. */
export const memberPath = (member: Appraiser, { paths, names }: Directory): string =>
  sitePath(paths[member.id] ?? usualPath(member, names));

/** The address of the page with these members, and what the appraisal is for. */
export function listAddress(members: readonly Appraiser[], need?: Need): string {
  const query = queryFromList(
    members.map(({ id }) => id),
    need,
  );
  return new URL(sitePath(`/${query}`), window.location.href).href;
}

/** Downloads the text as a file. The browser makes the file and sends nothing. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser has a minute to start the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Prints, saves and copies one appraiser or a list. */
export function KeepButtons({ members, need }: { members: readonly Appraiser[]; need?: Need }) {
  const { directory, office } = useFinder();
  const { region, contacts, wording } = directory;
  const address = listAddress(members, need);
  const note = words.directorySource(office.name, office.updated, address);
  const [first, ...others] = members;
  if (!first) return null;
  const isOne = others.length === 0;
  const whose = isOne ? fullName(first) : 'this list';
  const maker = { note, contacts, wording };
  const saveCards = () =>
    saveFile(
      fileName(members),
      'text/vcard',
      vcards(members, { ...maker, state: region.postalCode }),
    );
  const copyText = () => copyAll(contactText(members, { ...maker, state: region.name }), 'Details');
  const buttons = [
    ['Print details', `for ${whose}`, () => window.print()],
    [isOne ? 'Save contact' : 'Save contacts', `for ${whose}`, saveCards],
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
