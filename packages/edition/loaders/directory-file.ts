// The members and places of an edition as it is now: the file that the finder fetches, and the places with members.
import type { DetailWording } from '@appraisers/directory/detail-rows.ts';
import { type DirectoryFile, openDirectory } from '@appraisers/directory/directory.ts';
import { credentials, memberFieldNames, recordOf } from '@appraisers/directory/member-fields.ts';
import { type MemberPlace, memberPlaces } from '@appraisers/directory/places-with-members.ts';
import type { Reason, Reasons } from '#schemas/reasons.ts';
import type { Region } from '#schemas/region.ts';
import { placeRows } from './geography.ts';
import type { Edition } from './open-edition.ts';

/** What most states call the credentials. region.yaml may have the state's own names. */
const usualNames = {
  licensed: 'Licensed appraiser',
  'certified-residential': 'Certified residential appraiser',
  'certified-general': 'Certified general appraiser',
} as const;

/** The edition's words for members' details. */
export const detailWording = (
  { licensing }: Pick<Region, 'licensing'>,
  reasons: readonly Reason[],
): DetailWording => ({
  credentials: recordOf(credentials, (name) => licensing.credentials?.[name] ?? usualNames[name]),
  verifyUrl: licensing.verifyUrl,
  reasons,
});

/** What the association says beside an answer. */
export type Advice = Reasons & Pick<Region, 'licensing' | 'neighborLicensing'>;

export type FinderFile = DirectoryFile & { readonly advice: Advice };

/** A hundredth of a degree is about half a mile: enough to know on which side of a border a visitor is. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

export function directoryFile(edition: Edition): FinderFile {
  const { name, postalCode, shortNames, countyWord, zipPrefixes, ...region } =
    edition.region.read();
  const { search, licensing, neighborLicensing } = region;
  const members = edition.members.read();
  const { pointOf } = edition.geography();
  const others = edition.borderTowns.read();
  const { outline } = edition.mapBase.read();
  const advice = edition.reasons.read();
  return {
    region: {
      ...{ name, postalCode, shortNames, countyWord, zipPrefixes },
      zipExample: search.zip.example,
    },
    members: members.map((member) => {
      const { id, zip, lat, lng } = member;
      const point = pointOf(zip);
      const isAtZip = point?.lat === lat && point.lng === lng;
      const stated = memberFieldNames.filter((field) => member[field] !== '');
      return { id, ...recordOf(stated, (field) => member[field]), ...(!isAtZip && { lat, lng }) };
    }),
    ...placeRows(edition.gazetteer.read(), edition.places.read()),
    otherStates: { states: others.states, towns: others.towns },
    outline: outline.map((rings) =>
      rings.map((ring) => ring.map(([lng, lat]) => [roundDegrees(lng), roundDegrees(lat)])),
    ),
    wording: detailWording(region, advice.reasons),
    advice: { ...advice, licensing, neighborLicensing },
  };
}

/** The places that have members. */
export const readMemberPlaces = (edition: Edition): readonly MemberPlace[] =>
  memberPlaces(openDirectory(directoryFile(edition)));
