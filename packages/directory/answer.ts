// An answer is complete: its headings, counts, cards, paper, map and letters are read from it.
import type { Appraiser } from './appraiser.ts';
import type { CountyPlace } from './atlas.ts';
import type { SearchTarget } from './directory.ts';
import type { Origin } from './find-place.ts';
import type { KnownNeed } from './need.ts';
import type { PlaceElsewhere } from './other-states.ts';
import { membersOf, type Section } from './sections.ts';
import type { WiderSearch } from './sections-at.ts';

/** Another search that the visitor may mean. */
export type SearchChoice = Pick<SearchTarget, 'near' | 'by'> &
  Partial<Pick<SearchTarget, 'kind' | 'town'>>;

/** Why a place is unknown: the text is no ZIP, is a ZIP of another state, or was not found. */
export type UnknownReason = 'no-zip' | 'not-of-region' | 'no-such-zip' | 'no-such-city';

type Status =
  /** The text was empty: all members, by name, or with a need by place. */
  | { readonly status: 'all' }
  /** The visitor typed a city where a ZIP is expected, or a ZIP where a city is. */
  | { readonly status: 'mismatch' }
  /** The place is known. */
  | {
      readonly status: 'place';
      readonly origin: Origin;
      readonly county?: CountyPlace | undefined;
    }
  /** Members whose ZIP or city contains the text, by place. */
  | { readonly status: 'partial' }
  /** Members who have the name, or a similar one. */
  | { readonly status: 'named'; readonly isSimilar?: true }
  /** The place is in another state. */
  | { readonly status: 'elsewhere'; readonly place: PlaceElsewhere }
  /** No such place is known. */
  | {
      readonly status: 'unknown';
      readonly why: UnknownReason;
      /** The place whose nearest members follow, and what radii around it find. */
      readonly from?: SearchTarget | undefined;
    }
  /** The members of a list, and how many of it have left the directory. */
  | { readonly status: 'list'; readonly missing: number };

export type Answer = Status & {
  /** The text that was looked up. */
  readonly text: string;
  readonly need: KnownNeed;
  readonly sections: readonly Section[];
  /** What else the text may mean: a place with a similar name, or a town of the same name in another state. */
  readonly also?: readonly SearchChoice[];
  /** The same search with wider radii. For an unknown place, around `from`. */
  readonly wider: readonly WiderSearch[];
};

/** The sections that an answer lists. Others follow, each under a heading of its own. */
const listed: readonly Section['kind'][] = ['around', 'county', 'list'];

export const isListed = ({ kind }: Section): boolean => listed.includes(kind);

/** The members that an answer lists. */
export const appraisersIn = ({ sections }: Pick<Answer, 'sections'>): readonly Appraiser[] =>
  sections.filter(isListed).flatMap(membersOf);

/** The members who work in the county of an answer, from beyond the radius. */
export const coveringIn = ({ sections }: Pick<Answer, 'sections'>): readonly Appraiser[] =>
  sections.filter(({ kind }) => kind === 'county').flatMap(membersOf);

/** How many members an answer shows, in all of its sections. */
export const countFound = ({ sections }: Pick<Answer, 'sections'>): number =>
  new Set(sections.flatMap(membersOf)).size;
