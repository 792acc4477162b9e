// What the report on members is made from: an edition and public data.

import { groupBy } from '@appraisers/directory/group-by.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { Temporal } from 'temporal-polyfill';
import type { ReportInput } from './coverage-report.ts';
import type { ZipPlace } from './region-coverage.ts';

/** A list with nothing below its header is refused by a build, and is what a new association has. */
function readMembers(edition: Edition): ReportInput['members'] {
  const lines = edition.readText(edition.members.file).split('\n');
  const filled = lines.filter((line) => /[^\s,]/.test(line));
  return filled.length > 1 ? edition.members.read() : [];
}

/** The ZIPs that the finder knows: the association's own table counts before the gazetteer. */
function readZips(edition: Edition): readonly ZipPlace[] {
  const own = edition.places.read().zips.map(({ zip, name, lat, lng }) => ({
    zip,
    town: name,
    lat,
    lng,
  }));
  const known = edition.gazetteer
    .read()
    .zips.map(([zip, lat, lng, town]) => ({ zip, town, lat, lng }));
  return [...groupBy([...own, ...known], ({ zip }) => zip).values()].map(([first]) => first);
}

/**
 * Reads the edition for a report of this day, such as 2026-11-20.
 * @throws ContentError when a file of the edition has faults.
 */
export function readReportInput(edition: Edition, today?: string): ReportInput {
  const region = edition.region.read();
  const { name, directoryUpdated } = edition.site.read();
  return {
    association: name,
    region,
    members: readMembers(edition),
    zips: readZips(edition),
    ...edition.census.read(),
    mapBase: edition.mapBase.read(),
    listChecked: directoryUpdated,
    today: today ?? Temporal.Now.plainDateISO(region.timeZones[0]?.zone).toString(),
  };
}
