import type { Appraiser } from '#directory/appraiser.ts';
import { AppraiserCard } from './AppraiserCard.tsx';

/** Which card is selected, and what happens when another is. */
export type Choosing = {
  selectedId: number | undefined;
  onSelect: (appraiser: Appraiser) => void;
};

/** Cards in the order given. */
export function AppraiserList(props: Choosing & { appraisers: readonly Appraiser[] }) {
  return (
    <ul className="finder-cards">
      {props.appraisers.map((appraiser) => (
        <li key={appraiser.id}>
          <AppraiserCard
            appraiser={appraiser}
            selected={appraiser.id === props.selectedId}
            onSelect={props.onSelect}
          />
        </li>
      ))}
    </ul>
  );
}
