// The input of the coverage report: an edition and public data.
import { groupBy } from '@appraisers/directory/group-by.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { Temporal } from 'temporal-polyfill';
import type { ReportInput } from './coverage-report.ts';
import type { ZipPlace } from './region-coverage.ts';

/** A build rejects an empty list, but a new association may still want a report. */
function readMembers(edition: Edition): ReportInput['members'] {
  const lines = edition.readText(edition.members.file).split('\n');
  const filled = lines.filter((line) => /[^\s,]/.test(line));
  const confirmed = edition.confirmations.read();
  const members = filled.length > 1 ? edition.members.read() : [];
  return members.map((member) => ({ ...member, confirmed: confirmed.get(member.id) }));
}

/** The ZIPs of the finder. The association's own table overrides the gazetteer. */
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
 * Reads the edition for a report on this day, such as 2026-11-20.
 * @throws ContentError when a file of the edition has errors.
 */
export function readReportInput(edition: Edition, today?: string): ReportInput {
  const region = edition.region.read();
  const { name, directoryUpdated } = edition.site.read();
  return {
    association: name,
    region,
    members: readMembers(edition),
    details: edition.detailNames(),
    zips: readZips(edition),
    ...edition.census.read(),
    mapBase: edition.mapBase.read(),
    listChecked: directoryUpdated,
    today: today ?? Temporal.Now.plainDateISO(region.timeZones[0]?.zone).toString(),
  };
}
