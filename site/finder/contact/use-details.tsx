import type { Answer } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { useCallback, useEffect, useState } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import { requestNeed } from '#finder/request.ts';
import { memberPath } from './KeepButtons.tsx';
import type { PropertyCity } from './Letter.tsx';

/** The dialog's code. Most visitors open none, so answers don't wait for it. */
const loadDialog = async () => (await import('./DetailsDialog.tsx')).DetailsDialog;

type OpenDialog = {
  readonly about: Appraiser;
  readonly by: HTMLElement;
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>;
  /** The dialog stays open until the next answer. */
  readonly during: Answer | undefined;
};

type DetailsOptions = PropertyCity & {
  answer: Answer | undefined;
  /** The id of the page's reason. Empty without one. */
  reason: string;
  /** Whether the visitor may open the details soon. */
  isNear: boolean;
  /** The details select their card. */
  onSelect: (appraiser: Appraiser) => void;
};

/** The details of one appraiser: a dialog, or where its code doesn't load, the member's page. */
export function useDetails({ answer, isNear, onSelect, ...page }: DetailsOptions) {
  const { directory } = useFinder();
  const [shown, setShown] = useState<OpenDialog>();
  useEffect(() => {
    if (isNear) loadDialog().catch(() => undefined);
  }, [isNear]);
  const open = useCallback(
    (about: Appraiser, by: HTMLElement) => {
      onSelect(about);
      loadDialog().then(
        (Dialog) => setShown({ about, by, Dialog, during: answer }),
        () => window.location.assign(memberPath(about, directory)),
      );
    },
    [answer, directory, onSelect],
  );
  if (shown?.during !== answer || !shown) return { open };
  const { Dialog, about, by } = shown;
  const close = (reason: string) => {
    setShown(undefined);
    // Now, so that the cards don't move behind the dialog.
    if (reason !== page.reason) requestNeed({ for: reason });
  };
  return { open, dialog: <Dialog about={about} by={by} {...page} onClose={close} /> };
}
