// The directory's file, read by the finder and written by a build.
import type { Appraiser } from './appraiser.ts';
import { atlas } from './atlas.ts';
import type { Directory, DirectoryFile, SearchTarget } from './directory.ts';
import { type MemberField, recordOf } from './member-fields.ts';
import { indexMembers } from './members.ts';
import { statedLanguages } from './need.ts';
import { otherStates } from './other-states.ts';
import { placeNames } from './place-names.ts';
import { searchTargets } from './search-targets.ts';

/** Reads the file. It trusts its rows, which the build has validated. */
export function openDirectory(file: DirectoryFile): Directory {
  const { region, fields, contacts, paths, counties, zips, cities, extra, outline, wording } = file;
  const names = placeNames(region);
  const columns = new Map(fields.map((field, at) => [field, at]));
  const members = file.members.map(([id, lat, lng, ...values]): Appraiser => {
    const cells = recordOf(fields, (field) => values[columns.get(field) ?? -1] ?? '');
    return { id, lat, lng, ...cells };
  });
  const directory = {
    ...indexMembers(members, names),
    region,
    contacts,
    paths,
    extra: atlas(extra.zips, extra.cities, names),
    gazetteer: atlas(zips, cities, names, counties),
    otherStates: otherStates(file.otherStates, names),
    outline,
    wording,
    languages: statedLanguages(members),
    statesWork: members.some((member) => member.work !== ''),
  };
  // A visitor who opens a shared answer may never need them.
  let targets: readonly SearchTarget[] | undefined;
  return { ...directory, targets: () => (targets ??= searchTargets(directory)) };
}

/** The row of a member in the file. */
export function memberRow(
  member: Appraiser,
  fields: readonly MemberField[],
): DirectoryFile['members'][number] {
  const values = fields.map((field) => member[field]);
  const last = values.findLastIndex((value) => value !== '');
  return [member.id, member.lat, member.lng, ...values.slice(0, last + 1)];
}
