// The association's directory and its table of extra places, as the build put them in.
import { members, places } from 'virtual:directory';
import { atlas } from '@appraisers/directory/atlas.ts';
import { revealEmail } from '@appraisers/directory/concealed-email.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { regionNames } from './region-names.ts';

export const directory = indexMembers(
  members.map((member) => ({ ...member, email: revealEmail(member.email) })),
  regionNames,
);

export const extraPlaces = atlas(places.zips, places.cities, regionNames);
