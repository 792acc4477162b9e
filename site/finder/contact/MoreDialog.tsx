import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactDetails } from '@appraisers/directory/contact-text.ts';
import { detailRows } from '@appraisers/directory/detail-rows.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import { usePageAttribute, useToday } from '#finder/printing.ts';
import { lastChecked, printedFrom } from '#finder/words/answers.ts';
import * as words from '#finder/words/contact.ts';
import { CorrectionLink, mistakeIn } from '#ui/CorrectionLink.tsx';
import { MemberFacts } from '#ui/MemberFacts.tsx';
import { KeepButtons, listAddress } from './KeepButtons.tsx';
import { LicenseCheck } from './LicenseCheck.tsx';
import { memberPath } from './member-path.ts';
import type { PurposeProps } from './purpose.ts';
import { useBackCloses } from './use-back-closes.ts';
import { WriteForm } from './WriteForm.tsx';

/** An appraiser, and the button that opened the dialog. */
export type DialogTarget = { readonly about: Appraiser; readonly by: HTMLElement };

type MoreDialogProps = PurposeProps & {
  target: DialogTarget;
  onClose: () => void;
};

/** What a visitor can do with one appraiser. While it is open, the page prints as a sheet about them. */
export function MoreDialog({ target, onClose, ...purpose }: MoreDialogProps) {
  const { directory, office } = useFinder();
  const { region, contacts, wording } = directory;
  const { about, by } = target;
  const name = fullName(about);
  const title = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  const close = useBackCloses(onClose);
  usePageAttribute('more');
  return (
    <Dialog.Root open onOpenChange={close}>
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
            // A reason chosen here may have moved the card.
            by.scrollIntoView({ block: 'nearest' });
          }}
        >
          <div className="more-head">
            <Dialog.Title ref={title} tabIndex={-1} className="text-2xl">
              {name}
            </Dialog.Title>
            <Dialog.Close className="more-close" aria-label={`Close details for ${name}`}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <Dialog.Description>{`${about.city}, ${region.name} ${about.zip}`}</Dialog.Description>
          <p className="more-reach">
            {contactDetails(about, contacts).map(({ name, text, href }) =>
              href ? (
                <a key={name} href={href} className="link target">
                  {text}
                </a>
              ) : (
                <span key={name}>{text}</span>
              ),
            )}
          </p>
          <MemberFacts rows={detailRows(about, wording)} />
          <LicenseCheck of={about} />
          <section className="more-part more-write">
            <h3>Email this appraiser</h3>
            <WriteForm to={[about]} {...purpose} />
          </section>
          <section className="more-part more-keep">
            <h3>Save or print</h3>
            <KeepButtons members={[about]} />
            <a href={memberPath(about, directory)} className="link target">
              {words.pageOf(name)}
            </a>
          </section>
          <p className="more-mistake">
            <span>{lastChecked(office.updated)}</span>{' '}
            <CorrectionLink to={office.email} about={about}>
              {mistakeIn(about)}
            </CorrectionLink>
          </p>
          <p className="paper-notes">Notes</p>
          <p className="finder-printed">{printedFrom(listAddress([about]), today)}</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
