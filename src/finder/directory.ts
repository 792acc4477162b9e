// The association's directory and its table of extra places, as the build put them in.
import { members, places } from 'virtual:directory';
import type { Appraiser } from '#directory/appraiser.ts';
import { atlas } from '#directory/atlas.ts';
import { revealMail } from '#directory/concealed-mail.ts';
import { indexMembers } from '#directory/members.ts';

export const directory = indexMembers(
  members.map(([id, firstName, lastName, phone, mail, city, zip, lat, lng]): Appraiser => {
    const email = revealMail(mail);
    return { id, firstName, lastName, phone, email, city, zip, lat, lng };
  }),
);

export const extraPlaces = atlas(places.zips, places.cities);
