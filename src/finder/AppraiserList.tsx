import type { Appraiser } from '#directory/appraiser.ts';
import { AppraiserCard } from './AppraiserCard.tsx';

/** Which card is selected, and what is told when one is selected or turned to. */
export type Choosing = {
  selectedId: number | undefined;
  onSelect: (appraiser: Appraiser) => void;
  /** The card under the pointer or the focus; undefined when none is. */
  onHint: (appraiser: Appraiser | undefined) => void;
};

/** Cards in the order given. */
export function AppraiserList(props: Choosing & { appraisers: readonly Appraiser[] }) {
  const { appraisers, selectedId, onSelect, onHint } = props;
  return (
    <ul className="finder-cards">
      {appraisers.map((appraiser) => (
        <li
          key={appraiser.id}
          onMouseEnter={() => onHint(appraiser)}
          onMouseLeave={() => onHint(undefined)}
          onFocus={() => onHint(appraiser)}
          onBlur={() => onHint(undefined)}
        >
          <AppraiserCard
            appraiser={appraiser}
            selected={appraiser.id === selectedId}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ul>
  );
}
