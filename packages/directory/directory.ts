// The directory: every member and every place that a search knows. A build writes it as one file.
import type { Appraiser } from './appraiser.ts';
import type { Area } from './area.ts';
import { atlas, type PlaceRows } from './atlas.ts';
import type { DetailWording } from './detail-rows.ts';
import { peopleIn } from './find-people.ts';
import { emptyFields } from './member-fields.ts';
import { indexMembers } from './members.ts';
import { statedLanguages } from './need.ts';
import { type OtherStatesRows, otherStates } from './other-states.ts';
import { type NamedRegion, placeNames } from './place-names.ts';
import { memberPaths, memberPlaces } from './places-with-members.ts';
import { searchTargets } from './targets.ts';

/** The words of the region that a search and its answers need. */
export type DirectoryRegion = NamedRegion & {
  /** What its counties are called: County, Parish or Borough. */
  readonly countyWord: string;
  /** What its ZIP codes start with. */
  readonly zipPrefixes: readonly string[];
  /** A ZIP code for messages. */
  readonly zipExample: string;
};

export type DirectoryFile = PlaceRows & {
  readonly region: DirectoryRegion;
  /** Without empty fields, and without a point that is that of the ZIP. */
  readonly members: readonly (Pick<Appraiser, 'id' | 'zip'> & Partial<Appraiser>)[];
  readonly otherStates: OtherStatesRows;
  /** The outline of the state, which tells whether a visitor is in it. */
  readonly outline: Area;
  /** The words for members' details, with the kinds of work that visitors ask for. */
  readonly wording: DetailWording;
};

export type Directory = ReturnType<typeof openDirectory>;

/** Reads the file. It trusts its members and places, which the build has validated. */
export function openDirectory(file: DirectoryFile) {
  const { region, outline, wording } = file;
  const names = placeNames(region);
  const places = atlas(file, names);
  const members = file.members.map((member): Appraiser => {
    const { lat, lng } = places.zips.get(member.zip) ?? { lat: 0, lng: 0 };
    return { ...emptyFields, lat, lng, ...member };
  });
  const index = indexMembers(members, names, places);
  const people = once(() => peopleIn(index.appraisers));
  return {
    ...{ ...index, region, outline, wording },
    otherStates: otherStates(file.otherStates, names),
    languages: statedLanguages(members),
    /** Whether any member states kinds of work. */
    statesWork: members.some((member) => member.work !== ''),
    people,
    targets: once(() => searchTargets(index, people())),
    paths: once(() => memberPaths(memberPlaces(index))),
  } as const;
}

/** A visitor who opens a shared answer may never need it. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
