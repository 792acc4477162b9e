// An answer is complete: its headings, counts, cards, paper, map and letters are read from it.
import type { Appraiser } from './appraiser.ts';
import type { Place } from './atlas.ts';
import type { Fit, KnownNeed } from './need.ts';
import type { PlaceElsewhere } from './other-states.ts';
import type { SearchTarget } from './targets.ts';

/** Members under one heading. */
export type Group = {
  /** The ZIP in a search by ZIP, otherwise the city or the county. Undefined in a list without places. */
  readonly place?: string | undefined;
  /** Miles to its nearest member. 0 for the place searched for, which `isOrigin` marks. */
  readonly miles?: number;
  readonly isOrigin?: boolean;
  readonly members: readonly Appraiser[];
};

export type Section = {
  /**
   * `around`: at the place and within the radius. `county`: who works in the county, from farther away. `list`: a
   * list without distances. `nearest`: the nearest at any distance. `named`: who has the name of a place.
   */
  readonly kind: 'around' | 'county' | 'list' | 'nearest' | 'named';
  /** How well its members fit what the visitor needs. Undefined without a need. */
  readonly fit?: Fit | undefined;
  /** For a reason in a county: its members don't work there. */
  readonly isOutside?: true;
  /** Of the nearest: the place to which they are near. */
  readonly to?: string;
  readonly groups: readonly Group[];
};

/** Another search that the visitor may mean. */
export type SearchChoice = Pick<SearchTarget, 'near' | 'by'> &
  Partial<Pick<SearchTarget, 'kind' | 'town'>>;

export type Status =
  /** The text was empty: all members, by name, or with a need by place. */
  | { readonly status: 'all' }
  /** The visitor typed a city where a ZIP is expected, or a ZIP where a city is. */
  | { readonly status: 'mismatch' }
  /** The place is known, and the full name of its county, if members state that they work in it. */
  | { readonly status: 'place'; readonly origin: Place; readonly county?: string | undefined }
  /** Members whose ZIP or city contains the text, by place. */
  | { readonly status: 'partial' }
  /** Members who have the name, or a similar one. */
  | { readonly status: 'named'; readonly isSimilar?: true }
  /** The place is in another state. */
  | { readonly status: 'elsewhere'; readonly place: PlaceElsewhere }
  /** No such place is known. The nearest to `from` follow, and what radii around it find. */
  | { readonly status: 'unknown'; readonly from?: SearchTarget | undefined }
  /** The members of a list, and how many of it have left the directory. */
  | { readonly status: 'list'; readonly missing: number };

export type Answer = Status & {
  /** The text that was looked up. */
  readonly text: string;
  readonly need: KnownNeed;
  readonly sections: readonly Section[];
  /** What else the text may mean: a place with a similar name, or a town of the same name in another state. */
  readonly also?: readonly SearchChoice[];
  /** Wider radii in miles that find more members, and how many each finds. For an unknown place, around `from`. */
  readonly wider: readonly { readonly within: number; readonly count: number }[];
};

export const membersOf = ({ groups }: Section): readonly Appraiser[] =>
  groups.flatMap(({ members }) => members);

/** Whether a section is in the list of an answer. Others follow, each under a heading of its own. */
export const isListed = ({ kind }: Section): boolean => kind !== 'nearest' && kind !== 'named';

/** The members that an answer lists. */
export const appraisersIn = ({ sections }: Answer): readonly Appraiser[] =>
  sections.filter(isListed).flatMap(membersOf);

/** The members who work in the county of an answer, from beyond the radius. */
export const coveringIn = ({ sections }: Answer): readonly Appraiser[] =>
  sections.filter(({ kind }) => kind === 'county').flatMap(membersOf);

/** The members that an answer shows, in all of its sections. */
export const appraisersShown = ({ sections }: Answer): readonly Appraiser[] => [
  ...new Set(sections.flatMap(membersOf)),
];
