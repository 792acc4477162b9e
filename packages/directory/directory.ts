// The directory: every member and every place that a search knows. A build writes it as one file, which
// open-directory.ts reads.
import type { Area } from './area.ts';
import type { Place, PlaceRows } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import type { DetailWording } from './detail-rows.ts';
import type { ContactField, MemberField } from './member-fields.ts';
import type { MemberIndex } from './members.ts';
import type { OtherStates, OtherStatesRows } from './other-states.ts';
import type { NamedRegion } from './place-names.ts';

/** The words of the region that a search and its answers need. */
export type DirectoryRegion = NamedRegion & {
  /** What its counties are called: County, Parish or Borough. */
  readonly countyWord: string;
  /** What its ZIP codes start with. */
  readonly zipPrefixes: readonly string[];
  /** A ZIP code for messages. */
  readonly zipExample: string;
};

/** The file, as JSON. */
export type DirectoryFile = PlaceRows & {
  readonly region: DirectoryRegion;
  /** The fields of a member, in the order of the rows. */
  readonly fields: readonly MemberField[];
  /** Those by which visitors reach a member. */
  readonly contacts: readonly ContactField[];
  /** Id, and the values of the fields. Values at the end may be missing. */
  readonly members: readonly (readonly [id: number, ...string[]])[];
  /** Latitude and longitude in degrees of members by id, where they aren't those of the ZIP. */
  readonly points: Readonly<Record<string, readonly [lat: number, lng: number]>>;
  readonly otherStates: OtherStatesRows;
  /** The outline of the state, which tells whether a visitor is in it. */
  readonly outline: Area;
  /** The words for members' details, with the kinds of work that visitors ask for. */
  readonly wording: DetailWording;
};

/** Something that a visitor can search for. */
export type SearchTarget = {
  readonly kind: Place['kind'] | 'appraiser';
  /** The type and the text of a search for it. */
  readonly by: SearchType;
  readonly near: string;
  /** The town of a ZIP or of an appraiser. */
  readonly town?: string | undefined;
  /** How many members are there, or have the name. */
  readonly here: number;
  /** Its spellings without spaces and punctuation. The first identifies it. */
  readonly keys: readonly string[];
  /** Its name from the second word on, from the third on, and so on. */
  readonly tails: readonly string[];
};

export type Directory = MemberIndex &
  Pick<DirectoryFile, 'region' | 'contacts' | 'outline' | 'wording'> & {
    readonly otherStates: OtherStates;
    /** The languages that members state, by slug. */
    readonly languages: ReadonlyMap<string, string>;
    /** Whether any member states kinds of work. */
    readonly statesWork: boolean;
    /** Everything that a visitor can search for. */
    readonly targets: () => readonly SearchTarget[];
    /** The paths of members' pages, by id. */
    readonly paths: () => ReadonlyMap<number, string>;
  };
