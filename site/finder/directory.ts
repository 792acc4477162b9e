// The association's directory and its table of extra places, as the build put them in.
import { members, places } from 'virtual:directory';
import { atlas } from '@appraisers/directory/atlas.ts';
import { revealMail } from '@appraisers/directory/concealed-mail.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { names } from './region.ts';

export const directory = indexMembers(
  members.map((member) => ({ ...member, email: revealMail(member.email) })),
  names,
);

export const extraPlaces = atlas(places.zips, places.cities, names);
