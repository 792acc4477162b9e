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
export type Trigger = 'open' | 'search' | 'offer' | 'marker' | 'step';

type RequestContext = {
  readonly trigger: Trigger;
  /** Counts the askings of a page. */
  readonly requestId: number;
  /** What had the focus then. */
  readonly focused: Element | null;
};

/** One asking for a search. The same criteria asked again are another one. */
export type SearchRequest = RequestContext & { readonly criteria: Criteria };

/** One asking for the members of a list. */
export type ListRequest = RequestContext & { readonly list: Shortlist };

export type FinderRequest = SearchRequest | ListRequest;

/** What an asking was answered, once and for good. */
export type SearchResult = {
  readonly request: SearchRequest;
  readonly answer: Answer;
  readonly on: Date;
};

export type ListResult = {
  readonly request: ListRequest;
  readonly answer: ListAnswer;
  readonly on: Date;
};

export type FinderResult = SearchResult | ListResult;

export const isListResult = (result: FinderResult): result is ListResult =>
  result.answer.kind === 'list';
