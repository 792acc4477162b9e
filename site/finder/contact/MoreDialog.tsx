import { contactFields } from 'virtual:directory';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactDetails } from '@appraisers/directory/contact-details.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { CorrectionLink } from '#finder/CorrectionLink.tsx';
import { region } from '#finder/region-names.ts';
import type { Office } from '#finder/types.ts';
import { KeepButtons } from './KeepButtons.tsx';
import { LicenseCheck } from './LicenseCheck.tsx';
import { listAddress } from './list-address.ts';
import { usePageAttribute } from './use-page-attribute.ts';
import { useToday } from './use-today.ts';
import { type Purpose, WriteForm } from './WriteForm.tsx';

/** A member, and the button that asked for more about them. */
export type DialogTarget = { readonly about: Appraiser; readonly by: HTMLElement };

type MoreDialogProps = {
  target: DialogTarget;
  office: Office;
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
  onClose: () => void;
};

/** All that is to be done about one member. While it is open the page is printed as a sheet of it. */
export function MoreDialog({ target, office, purpose, onPurpose, onClose }: MoreDialogProps) {
  const { about, by } = target;
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
              {fullName(about)}
            </Dialog.Title>
            <Dialog.Close
              className="more-close"
              aria-label={`Close what is about ${fullName(about)}`}
            >
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
            <h3>Write</h3>
            <WriteForm to={[about]} purpose={purpose} onPurpose={onPurpose} />
          </section>
          <section className="more-part more-keep">
            <h3>Take along</h3>
            <KeepButtons members={[about]} updated={office.updated} />
          </section>
          <p className="more-mistake">
            <span>{`Directory last checked on ${office.updated}.`}</span>{' '}
            <CorrectionLink office={office} about={about} named />
          </p>
          <p className="paper-notes">Notes</p>
          <p className="finder-printed">{`Printed on ${today}. This entry: ${listAddress([about])}`}</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
