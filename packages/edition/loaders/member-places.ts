// The places that have members, of an edition as it is now. Pages and scripts need them.
import { atlas } from '@appraisers/directory/atlas.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { type MemberPlace, memberPlaces } from '@appraisers/directory/places-with-members.ts';
import type { Edition } from './open-edition.ts';
import { placeRows } from './place-rows.ts';

export function readMemberPlaces(edition: Edition): readonly MemberPlace[] {
  const names = placeNames(edition.region.read());
  const { zips, cities, counties } = placeRows(edition);
  const gazetteer = atlas(zips, cities, names, counties);
  return memberPlaces(indexMembers(edition.members.read(), names, gazetteer), gazetteer);
}
