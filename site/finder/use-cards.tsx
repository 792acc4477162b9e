import type { Answer } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { copy } from '#notifications/notify.ts';
import { memberPath } from './contact/KeepButtons.tsx';
import { useFinder } from './finder-context.ts';
import { notifyPartner } from './partner.ts';
import { toggle } from './shortlist/stored-list.ts';

/** The code of the details. Most visitors open none, so answers don't wait for it. */
const loadDialog = async () => (await import('./contact/DetailsDialog.tsx')).DetailsDialog;

type OpenDialog = {
  readonly about: Appraiser;
  readonly by: HTMLElement;
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>;
  /** The dialog stays open until the next answer. */
  readonly during: Answer | undefined;
};

/**
 * What the visitor does with the cards of an answer: the selected one, the one under the pointer or the focus, and
 * the details. An answer may have a hundred cards, so the element around them has their listeners.
 */
export function useCards() {
  const { answer, directory, onSelect } = useFinder();
  const [selected, setSelected] = useState<Appraiser>();
  const [hovered, setHovered] = useState<Appraiser>();
  const [shown, setShown] = useState<OpenDialog>();

  const select = (appraiser: Appraiser) => {
    setSelected(appraiser);
    onSelect?.(appraiser);
    notifyPartner(appraiser);
  };
  const showDetails = (about: Appraiser, by: HTMLElement) => {
    select(about);
    loadDialog().then(
      (Dialog) => setShown({ about, by, Dialog, during: answer }),
      () => window.location.assign(memberPath(about, directory)),
    );
  };
  const memberAt = (target: EventTarget) => {
    const card = target instanceof Element && target.closest<HTMLElement>('[data-member]');
    return card
      ? directory.appraisers.find(({ id }) => `${id}` === card.dataset.member)
      : undefined;
  };
  const hover = ({ target }: SyntheticEvent) => {
    if (!hovered) loadDialog().catch(() => undefined);
    setHovered(memberAt(target));
  };
  const leave = () => setHovered(undefined);
  const click = ({ target }: MouseEvent) => {
    const appraiser = memberAt(target);
    if (!appraiser || !(target instanceof Element)) return;
    const button = target.closest('button');
    if (button?.dataset.copies) copy(button.value, button.dataset.copies);
    else if (button?.dataset.action === 'choose') toggle(appraiser);
    else if (button?.dataset.action === 'more') showDetails(appraiser, button);
    else if (target.closest('.appraiser-card') && !target.closest('a')) select(appraiser);
  };
  return {
    selected,
    hovered,
    listeners: {
      onMouseOver: hover,
      onFocus: hover,
      onMouseLeave: leave,
      onBlur: leave,
      onClick: click,
    },
    dialog: shown?.during === answer && shown && (
      <shown.Dialog about={shown.about} by={shown.by} onClose={() => setShown(undefined)} />
    ),
  };
}
