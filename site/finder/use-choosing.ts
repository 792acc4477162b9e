// Whom of an answer a visitor has turned to: the card that is selected, the one they are at, those on
// their list, the one they want more about. None of it is any part of what was asked.

import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Turned } from '#finder/contact/MoreDialog.tsx';
import { useChosen } from '#finder/shortlist/use-chosen.ts';
import type { AnyGiven, FinderProps } from './types.ts';

/** More is shown of a member until another answer is given. */
type More = { readonly turned: Turned; readonly during: AnyGiven | undefined };

export function useChoosing(given: AnyGiven | undefined, onSelect: FinderProps['onSelect']) {
  const [selected, setSelected] = useState<Appraiser>();
  const [turnedTo, setTurnedTo] = useState<Appraiser>();
  const [more, setMore] = useState<More>();
  const { chosen } = useChosen();
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const select = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      onSelect?.(appraiser);
    },
    [onSelect],
  );
  const openMore = useCallback((turned: Turned) => setMore({ turned, during: given }), [given]);
  return {
    selected,
    turnedTo,
    more: more?.during === given ? more?.turned : undefined,
    closeMore: () => setMore(undefined),
    /** What the lists of cards are told, and tell. */
    choosing: {
      selectedId: selected?.id,
      chosenIds,
      onSelect: select,
      onMore: openMore,
      onTurn: setTurnedTo,
    },
  };
}
