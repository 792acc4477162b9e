// The file that the finder fetches: the members and places of an edition, and the advice beside an answer.
import type { DirectoryFile } from '@appraisers/directory/directory.ts';
import { contactFields, memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { memberRow } from '@appraisers/directory/open-directory.ts';
import type { Reason, Reasons } from '#schemas/reasons.ts';
import type { Region } from '#schemas/region.ts';
import { detailWording } from './detail-wording.ts';
import type { Edition } from './open-edition.ts';
import { placeRows } from './place-rows.ts';

/** What the association says beside an answer. */
export type Advice = {
  readonly reasons: readonly Reason[];
  readonly letter: Reasons['letter'];
  readonly licensing: Region['licensing'];
  readonly neighborLicensing: Region['neighborLicensing'];
};

export type FinderFile = DirectoryFile & { readonly advice: Advice };

/** A hundredth of a degree is about half a mile: enough to know on which side of a border a visitor is. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

export function directoryFile(edition: Edition): FinderFile {
  const { timeZones, search, ...region } = edition.region.read();
  const { name, postalCode, shortNames, countyWord, zipPrefixes } = region;
  const { licensing, neighborLicensing } = region;
  const members = edition.members.read();
  const { pointOf } = edition.geography();
  const others = edition.borderTowns.read();
  const { letter, reasons } = edition.reasons.read();
  return {
    region: {
      ...{ name, postalCode, shortNames, countyWord, zipPrefixes },
      timeZone: timeZones[0]?.zone ?? 'UTC',
      zipExample: search.zip.example,
    },
    fields: memberFieldNames,
    contacts: contactFields,
    members: members.map((member) => memberRow(member, memberFieldNames)),
    points: Object.fromEntries(
      members.flatMap(({ id, zip, lat, lng }) => {
        const point = pointOf(zip);
        return point?.lat === lat && point.lng === lng ? [] : [[id, [lat, lng] as const]];
      }),
    ),
    ...placeRows(edition),
    otherStates: { states: others.states, towns: others.towns },
    outline: edition.mapBase
      .read()
      .outline.map((rings) =>
        rings.map((ring) => ring.map(([lng, lat]) => [roundDegrees(lng), roundDegrees(lat)])),
      ),
    wording: detailWording(region, reasons),
    advice: { reasons, letter, licensing, neighborLicensing },
  };
}
