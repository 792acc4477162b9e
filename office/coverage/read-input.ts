// The input of the coverage report: an edition and public data.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { ReportInput } from './coverage-report.ts';
import type { ZipPlace } from './region-coverage.ts';

/** A build rejects an empty list, but a new association may still want a report. */
function readMembers(edition: Edition, zips: readonly ZipPlace[]): ReportInput['members'] {
  const lines = edition.readText(edition.members.file).split('\n');
  const filled = lines.filter((line) => /[^\s,]/.test(line));
  const members = filled.length > 1 ? edition.members.read() : [];
  const { pointOf } = edition.geography();
  const places = new Map(zips.map((place) => [place.zip, place]));
  return members.map((member) => {
    const center = pointOf(member.zip);
    const isCenter = center?.lat === member.lat && center.lng === member.lng;
    // A member without a point of their own is where the people of the ZIP are.
    const { lat, lng } = (isCenter && places.get(member.zip)) || member;
    return { ...member, lat, lng };
  });
}

/**
 * The ZIPs of the finder. The association's own table overrides the gazetteer. A ZIP of open country has its
 * people in its town, so its point is the town's if that town has no other ZIP.
 */
function readZips(edition: Edition): readonly ZipPlace[] {
  const { placeKey } = placeNames(edition.region.read());
  const { zips, cities } = edition.gazetteer.read();
  const own = edition.places.read().zips.map(({ zip, name, lat, lng }) => ({
    zip,
    town: name,
    lat,
    lng,
  }));
  const towns = groupBy(cities, ([name]) => placeKey(name));
  const zipsOf = groupBy(zips, ([, , , town]) => placeKey(town));
  const known = zips.map(([zip, lat, lng, town]): ZipPlace => {
    const [place, ...others] = towns.get(placeKey(town)) ?? [];
    const isOnly = others.length === 0 && zipsOf.get(placeKey(town))?.length === 1;
    if (!place || !isOnly) return { zip, town, lat, lng };
    const [, townLat, townLng] = place;
    return { zip, town, lat: townLat, lng: townLng };
  });
  return [...groupBy([...own, ...known], ({ zip }) => zip).values()].map(([first]) => first);
}

/** @throws ContentError when a file of the edition has errors. */
export function readReportInput(edition: Edition): ReportInput {
  const zips = readZips(edition);
  return {
    region: edition.region.read(),
    members: readMembers(edition, zips),
    zips,
    ...edition.census.read(),
    mapBase: edition.mapBase.read(),
  };
}
