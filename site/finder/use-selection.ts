// Whom of an answer a visitor has turned to: the card that is selected, the one they are at, those on
// their list, the one they want more about. None of it is any part of what was asked.

import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { useCallback, useMemo, useState } from 'react';
import type { DialogTarget } from '#finder/contact/MoreDialog.tsx';
import { useShortlist } from '#finder/shortlist/use-shortlist.ts';
import type { FinderProps, FinderResult } from './types.ts';

/** More is shown of a member until another answer is given. */
type More = { readonly target: DialogTarget; readonly during: FinderResult | undefined };

export function useSelection(result: FinderResult | undefined, onSelect: FinderProps['onSelect']) {
  const [selected, setSelected] = useState<Appraiser>();
  const [hovered, setHovered] = useState<Appraiser>();
  const [more, setMore] = useState<More>();
  const { chosen } = useShortlist();
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const select = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      onSelect?.(appraiser);
    },
    [onSelect],
  );
  const openMore = useCallback(
    (target: DialogTarget) => setMore({ target, during: result }),
    [result],
  );
  return {
    selected,
    turnedTo: hovered,
    more: more?.during === result ? more?.target : undefined,
    closeMore: () => setMore(undefined),
    /** What the lists of cards are told, and tell. */
    cardActions: {
      selectedId: selected?.id,
      chosenIds,
      onSelect: select,
      onMore: openMore,
      onHover: setHovered,
    },
  };
}
