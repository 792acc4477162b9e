import type { Answer } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { useCallback, useMemo, useState } from 'react';
import type { DialogTarget } from './contact/MoreDialog.tsx';
import { useShortlist } from './shortlist/stored-list.ts';

/** The dialog about a member stays open until the next answer. */
type OpenDialog = { readonly target: DialogTarget; readonly during: Answer | undefined };

/** The visitor's selection: the selected and the hovered card, the dialog, and the chosen members. */
export function useSelection(
  answer: Answer | undefined,
  directory: Directory,
  onSelect: ((appraiser: Appraiser) => void) | undefined,
) {
  const [selected, setSelected] = useState<Appraiser>();
  const [hovered, setHovered] = useState<Appraiser>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { chosen, message } = useShortlist(directory);
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const select = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      onSelect?.(appraiser);
    },
    [onSelect],
  );
  const openDialog = useCallback(
    (target: DialogTarget) => setDialog({ target, during: answer }),
    [answer],
  );
  return {
    selected,
    hovered,
    /** About the last change of the visitor's list. */
    listMessage: message,
    dialogTarget: dialog?.during === answer ? dialog?.target : undefined,
    closeDialog: () => setDialog(undefined),
    cardActions: {
      selectedId: selected?.id,
      chosenIds,
      onSelect: select,
      onMore: openDialog,
      onHover: setHovered,
    },
  };
}
