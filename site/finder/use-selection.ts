import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { useCallback, useMemo, useState } from 'react';
import type { DialogTarget } from './contact/MoreDialog.tsx';
import type { FinderResult } from './result.ts';
import { useShortlist } from './shortlist/stored-list.ts';

/** The dialog about a member stays open until the next answer. */
type OpenDialog = { readonly target: DialogTarget; readonly during: FinderResult | undefined };

/** The visitor's selection: the selected and the hovered card, the dialog, and the chosen members. */
export function useSelection(
  result: FinderResult | undefined,
  onSelect: ((appraiser: Appraiser) => void) | undefined,
) {
  const [selected, setSelected] = useState<Appraiser>();
  const [hovered, setHovered] = useState<Appraiser>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { chosen, message } = useShortlist();
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const select = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      onSelect?.(appraiser);
    },
    [onSelect],
  );
  const openDialog = useCallback(
    (target: DialogTarget) => setDialog({ target, during: result }),
    [result],
  );
  return {
    selected,
    hovered,
    /** About the last change of the visitor's list. */
    listMessage: message,
    dialogTarget: dialog?.during === result ? dialog?.target : undefined,
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
