import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { contactDetails } from '@appraisers/directory/contact-text.ts';
import { detailRows } from '@appraisers/directory/detail-rows.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAnswer } from '#finder/finder-context.ts';
import { requestSearch } from '#finder/request.ts';
import { usePageAttribute, useToday } from '#finder/screen.ts';
import { lastChecked, printedFrom } from '#finder/words/answers.ts';
import { CorrectionLink, mistakeIn } from '#ui/CorrectionLink.tsx';
import { LicenseLinks } from '#ui/LicenseLinks.tsx';
import { MemberFacts } from '#ui/MemberFacts.tsx';
import { KeepButtons, listAddress, memberPath } from './KeepButtons.tsx';
import { Letter, ReasonAdvice } from './Letter.tsx';
import { NeedSelect, reasonLabel } from './NeedSelect.tsx';
import { useBackCloses } from './use-back-closes.ts';

type DetailsDialogProps = {
  about: Appraiser;
  /** The button that opened the dialog. */
  by: HTMLElement;
  onClose: () => void;
};

/** What a visitor can do with one appraiser. While it is open, the page prints as a sheet about them. */
export function DetailsDialog({ about, by, onClose }: DetailsDialogProps) {
  const { answer, directory, office, advice } = useAnswer();
  const { region, wording } = directory;
  const { for: asked = '' } = answer.need;
  const [chosen, setChosen] = useState(asked);
  const reason = advice.reasons.find(({ id }) => id === chosen);
  const name = fullName(about);
  const title = useRef<HTMLHeadingElement>(null);
  const close = useBackCloses(() => {
    onClose();
    // Now, so that the cards don't move behind the dialog.
    if (chosen !== asked) requestSearch({ for: chosen }, 'need');
  });
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
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title ref={title} tabIndex={-1} className="text-2xl">
              {name}
            </Dialog.Title>
            <Dialog.Close
              className="icon-button more-close flex-none"
              aria-label={`Close details for ${name}`}
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <Dialog.Description>{`${about.city}, ${region.name} ${about.zip}`}</Dialog.Description>
          <p className="more-reach">
            {contactDetails(about).map(({ title, text, href }) =>
              href ? (
                <a key={title} href={href} className="link target">
                  {text}
                </a>
              ) : (
                <span key={title}>{text}</span>
              ),
            )}
          </p>
          <MemberFacts rows={detailRows(about, wording)} />
          <section className="more-part">
            <h3>Check the license</h3>
            <LicenseLinks
              of={about}
              region={region.name}
              licensing={advice.licensing}
              wording={wording}
            />
          </section>
          <section className="more-part more-write">
            <h3>Email this appraiser</h3>
            <div className="write-fields">
              <NeedSelect
                label={reasonLabel}
                prompt="Select one"
                options={advice.reasons}
                value={chosen}
                onChange={setChosen}
              />
            </div>
            <div role="status">{reason && <ReasonAdvice reason={reason} />}</div>
            {reason && <Letter to={[about]} reason={reason} />}
          </section>
          <section className="more-part more-keep">
            <h3>Save or print</h3>
            <KeepButtons members={[about]} />
            <a href={memberPath(about, directory)} className="link target">
              {`Page of ${name}`}
            </a>
          </section>
          <p className="more-mistake">
            <span>{lastChecked(office.updated)}</span>{' '}
            <CorrectionLink to={office.email} about={about}>
              {mistakeIn(about)}
            </CorrectionLink>
          </p>
          <p className="paper-notes hidden print:block">Notes</p>
          <p className="hidden print:block">{printedFrom(listAddress([about]), useToday())}</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
