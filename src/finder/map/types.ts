// What the map is told.
import type { Criteria } from '#directory/criteria.ts';
import type { Answer, Knowledge } from '#directory/search.ts';
import type { Site } from '#schemas/site.ts';

/** Which markers stand out, and what a click on one does. */
export type Marking = {
  /** ZIP of the selected card. */
  selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  hintedZip: string | undefined;
  onPick: (zip: string) => void;
};

export type FinderMapProps = Marking & {
  knowledge: Knowledge;
  criteria: Criteria;
  answer: Answer | undefined;
  tiles: Site['tiles'];
};
