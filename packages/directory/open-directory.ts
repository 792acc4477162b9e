// The directory's file, read by the finder and written by a build.
import type { Appraiser } from './appraiser.ts';
import { atlas } from './atlas.ts';
import type { Directory, DirectoryFile } from './directory.ts';
import { type MemberField, recordOf } from './member-fields.ts';
import { indexMembers } from './members.ts';
import { statedLanguages } from './need.ts';
import { otherStates } from './other-states.ts';
import { placeNames } from './place-names.ts';
import { memberPaths, memberPlaces } from './places-with-members.ts';
import { searchTargets } from './suggest.ts';

/** Reads the file. It trusts its rows, which the build has validated. */
export function openDirectory(file: DirectoryFile): Directory {
  const { region, fields, contacts, outline, wording } = file;
  const names = placeNames(region);
  const places = atlas(file, names);
  const members = file.members.map(([id, ...values]): Appraiser => {
    const cells = recordOf(fields, (_, at) => values[at] ?? '');
    const { lat, lng } = places.zips.get(cells.zip) ?? { lat: 0, lng: 0 };
    const [ownLat = lat, ownLng = lng] = file.points[id] ?? [];
    return { id, lat: ownLat, lng: ownLng, ...cells };
  });
  const index = indexMembers(members, names, places);
  return {
    ...{ ...index, region, contacts, outline, wording },
    otherStates: otherStates(file.otherStates, names),
    languages: statedLanguages(members),
    statesWork: members.some((member) => member.work !== ''),
    targets: once(() => searchTargets(index)),
    paths: once(() => memberPaths(memberPlaces(index))),
  };
}

/** A visitor who opens a shared answer may never need it. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The row of a member in the file. */
export function memberRow(
  member: Appraiser,
  fields: readonly MemberField[],
): DirectoryFile['members'][number] {
  const values = fields.map((field) => member[field]);
  const last = values.findLastIndex((value) => value !== '');
  return [member.id, ...values.slice(0, last + 1)];
}
