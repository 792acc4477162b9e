import { contactFields } from 'virtual:directory';
import { region } from 'virtual:region';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactDetails } from '@appraisers/directory/contact-details.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { CorrectionLink, type Office } from '#finder/AnswerFooter.tsx';
import { usePageAttribute, useToday } from '#finder/printing.ts';
import { lastChecked, reportMistakeOf } from '#finder/words/answers.ts';
import * as words from '#finder/words/contact.ts';
import { KeepButtons, listAddress } from './KeepButtons.tsx';
import { LicenseCheck } from './LicenseCheck.tsx';
import { type Purpose, WriteForm } from './WriteForm.tsx';

/** A member, and the button that opened the dialog. */
export type DialogTarget = { readonly about: Appraiser; readonly by: HTMLElement };

type MoreDialogProps = {
  target: DialogTarget;
  office: Office;
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
  onClose: () => void;
};

/** What a visitor can do about one member. While it is open, the page prints as a sheet about them. */
export function MoreDialog({ target, office, purpose, onPurpose, onClose }: MoreDialogProps) {
  const { about, by } = target;
  const name = fullName(about);
  const title = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  usePageAttribute('more');
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal container={document.querySelector('main')}>
        <Dialog.Content
          className="more"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            title.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            by.focus({ preventScroll: true });
          }}
        >
          <div className="more-head">
            <Dialog.Title ref={title} tabIndex={-1} className="text-2xl">
              {name}
            </Dialog.Title>
            <Dialog.Close className="more-close" aria-label={words.closeDialog(name)}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <Dialog.Description>{`${about.city}, ${region.name} ${about.zip}`}</Dialog.Description>
          <p className="more-reach">
            {contactDetails(about, contactFields).map(({ name, text }) => (
              <span key={name}>{text}</span>
            ))}
          </p>
          <LicenseCheck of={about} />
          <section className="more-part more-write">
            <h3>{words.writeHeading}</h3>
            <WriteForm to={[about]} purpose={purpose} onPurpose={onPurpose} />
          </section>
          <section className="more-part more-keep">
            <h3>{words.keepHeading}</h3>
            <KeepButtons members={[about]} updated={office.updated} />
          </section>
          <p className="more-mistake">
            <span>{lastChecked(office.updated)}</span>{' '}
            <CorrectionLink office={office} about={about} label={reportMistakeOf(name)} />
          </p>
          <p className="paper-notes">{words.notesHeading}</p>
          <p className="finder-printed">{words.printedEntry(today, listAddress([about]))}</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
