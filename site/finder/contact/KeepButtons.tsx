import { contactFields } from 'virtual:directory';
import { wording } from 'virtual:guidance';
import { region } from 'virtual:region';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactText } from '@appraisers/directory/contact-text.ts';
import { queryFromList } from '@appraisers/directory/criteria.ts';
import { fileName, vcards } from '@appraisers/directory/vcard.ts';
import type { Office } from '#finder/AnswerFooter.tsx';
import * as words from '#finder/words/contact.ts';
import { inSite } from '#loading/in-site.ts';
import { copy, copyAll } from '#notifications/notify.ts';

/** The address of the page with these members. */
export const listAddress = (members: readonly Appraiser[]): string =>
  new URL(inSite(`/${queryFromList(members.map(({ id }) => id))}`), window.location.href).href;

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

type KeepButtonsProps = {
  members: readonly Appraiser[];
  office: Office;
};

/** Prints, saves and copies one appraiser or a list. */
export function KeepButtons({ members, office }: KeepButtonsProps) {
  const address = listAddress(members);
  const note = words.directorySource(office.name, office.updated, address);
  const [first, ...others] = members;
  if (!first) return null;
  const name = others.length === 0 ? fullName(first) : undefined;
  const saveCards = () => {
    const maker = { state: region.postalCode, note, contacts: contactFields, wording };
    saveFile(fileName(members), 'text/vcard', vcards(members, maker));
  };
  const copyText = () => {
    const maker = { state: region.name, note, contacts: contactFields, wording };
    copyAll(contactText(members, maker), words.copiedText);
  };
  const buttons = [
    [words.printButton, words.printLabel(name), () => window.print()],
    [words.saveButton(name), words.saveLabel(name), saveCards],
    [words.copyTextButton, words.copyTextLabel(name), copyText],
    [words.copyLinkButton, words.copyLinkLabel(name), () => copy(address, words.copiedLink)],
  ] as const;
  return (
    <div className="more-buttons">
      {buttons.map(([text, label, onClick]) => (
        <button key={text} type="button" className="chip" aria-label={label} onClick={onClick}>
          {text}
        </button>
      ))}
    </div>
  );
}
