// What the finder is given by the page, and what its parts tell each other.
import type { Appraiser } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import type { Answer } from '#directory/search.ts';
import type { Site } from '#schemas/site.ts';

/** Where visitors report a mistake, and the day the directory was last checked. */
export type Office = { readonly email: string; readonly updated: string };

export type FinderProps = {
  office: Office;
  /** The picture tiles under the map. */
  tiles: Site['tiles'];
  /** The association's short name, at the end of the page's title. */
  siteName: string;
  /** Called with each appraiser whose card is selected. */
  onSelect?: (appraiser: Appraiser) => void;
};

/**
 * What made the finder ask: the page was opened, the search box was sent, an offer below the answer
 * or a marker was pressed, or the visitor stepped back or forward.
 */
export type Deed = 'open' | 'search' | 'offer' | 'marker' | 'step';

/** One asking. The same criteria asked again are another one. */
export type Asked = {
  readonly criteria: Criteria;
  readonly deed: Deed;
  /** Counts the askings of a page. */
  readonly turn: number;
  /** What had the focus then. */
  readonly focused: Element | null;
};

/** What an asking was answered, once and for good. */
export type Given = { readonly asked: Asked; readonly answer: Answer; readonly on: Date };
