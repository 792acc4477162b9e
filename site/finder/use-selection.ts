import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { useCallback, useState } from 'react';

/** What the cards of an answer show and do. */
export type CardActions = {
  selectedId: number | undefined;
  /** Ids of the members on the visitor's list. */
  chosenIds: ReadonlySet<number>;
  /** The query of an email link that starts the visitor's letter. */
  letter: string | undefined;
  onSelect: (appraiser: Appraiser) => void;
  /** Called with a member and the button that opens their details. */
  onDetails: (about: Appraiser, by: HTMLElement) => void;
  /** Called with the card under the pointer or the focus, or undefined. */
  onHover: (appraiser: Appraiser | undefined) => void;
};

/**
 * The card that the visitor selected, and the one under their pointer or focus.
 * @param onSelect the page's callback
 */
export function useSelection(onSelect: ((appraiser: Appraiser) => void) | undefined) {
  const [selected, setSelected] = useState<Appraiser>();
  const [hovered, setHovered] = useState<Appraiser>();
  const select = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      onSelect?.(appraiser);
    },
    [onSelect],
  );
  return { selected, hovered, onSelect: select, onHover: setHovered };
}
