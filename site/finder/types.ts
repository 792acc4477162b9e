// What the finder is given by the page, and what its parts tell each other.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { Answer } from '@appraisers/directory/search.ts';
import type { ListAnswer, Shortlist } from '@appraisers/directory/shortlist.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';

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
  /** It stands in a frame, and the page around that is told whose card is selected. */
  framed?: boolean;
};

/**
 * What made the finder ask: the page was opened, the search box was sent, an offer below the answer
 * or a marker was pressed, or the visitor stepped back or forward.
 */
export type Deed = 'open' | 'search' | 'offer' | 'marker' | 'step';

type Asking = {
  readonly deed: Deed;
  /** Counts the askings of a page. */
  readonly turn: number;
  /** What had the focus then. */
  readonly focused: Element | null;
};

/** One asking for a search. The same criteria asked again are another one. */
export type Asked = Asking & { readonly criteria: Criteria };

/** One asking for the members of a list. */
export type AskedList = Asking & { readonly list: Shortlist };

export type AnyAsked = Asked | AskedList;

/** What an asking was answered, once and for good. */
export type Given = { readonly asked: Asked; readonly answer: Answer; readonly on: Date };

export type GivenList = {
  readonly asked: AskedList;
  readonly answer: ListAnswer;
  readonly on: Date;
};

export type AnyGiven = Given | GivenList;

export const isOfList = (given: AnyGiven): given is GivenList => given.answer.kind === 'list';
