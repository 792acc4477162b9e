import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactText, vcards } from '@appraisers/directory/contact-text.ts';
import { defaults, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import type { Need } from '@appraisers/directory/need.ts';
import { Chip } from '#finder/Chip.tsx';
import { useFinder } from '#finder/finder-context.ts';
import { directorySource } from '#finder/words/answers.ts';
import { copy, copyAll } from '#notifications/notify.ts';
import { sitePath } from '#ui/site-path.ts';

export const memberPath = ({ id }: Appraiser, { paths }: Directory): string =>
  sitePath(paths().get(id) ?? '/appraisers');

/** The address of the page with these members, and what the appraisal is for. */
export function listAddress(members: readonly Appraiser[], need?: Need): string {
  const list = members.map(({ id }) => id);
  const query = queryFromCriteria({ ...need, ...defaults, near: '', list });
  return new URL(sitePath(`/${query}`), window.location.href).href;
}

/** Downloads the cards of a list. The browser makes the file and sends nothing. */
function saveList(cards: string): void {
  const address = URL.createObjectURL(new Blob([cards], { type: 'text/vcard;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'appraisers.vcf';
  link.click();
  // A browser has a minute to start the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Prints, saves and copies one appraiser or a list. */
export function KeepButtons({ members, need }: { members: readonly Appraiser[]; need?: Need }) {
  const { directory, office } = useFinder();
  const { region, wording } = directory;
  const address = listAddress(members, need);
  const note = directorySource(office.name, office.updated, address);
  const [first, ...others] = members;
  if (!first) return null;
  const isOne = others.length === 0;
  const whose = isOne ? fullName(first) : 'this list';
  const maker = { note, wording };
  const saveCards = () => saveList(vcards(members, { ...maker, state: region.postalCode }));
  const copyText = () => copyAll(contactText(members, { ...maker, state: region.name }), 'Details');
  // The browsers inside apps save no file that a page makes, so one contact is a file of the site.
  const card = isOne ? `${memberPath(first, directory)}.vcf` : undefined;
  const buttons = [
    ['Print details', `for ${whose}`, () => window.print()],
    ...(isOne ? [] : [['Save contacts', `for ${whose}`, saveCards] as const]),
    ['Copy details', `for ${whose}`, copyText],
    ['Copy link', `to ${whose}`, () => copy(address, 'Link')],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {card !== undefined && (
        <a href={card} download className="chip" aria-label={`Save contact for ${whose}`}>
          Save contact
        </a>
      )}
      {buttons.map(([text, of, onClick]) => (
        <Chip key={text} aria-label={`${text} ${of}`} onClick={onClick}>
          {text}
        </Chip>
      ))}
    </div>
  );
}
