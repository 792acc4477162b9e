// The input of the coverage report: an edition and public data.
import { groupBy } from '@appraisers/directory/group-by.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { ReportInput } from './coverage-report.ts';
import type { ZipPlace } from './region-coverage.ts';

/** A build rejects an empty list, but a new association may still want a report. */
function readMembers(edition: Edition): ReportInput['members'] {
  const lines = edition.readText(edition.members.file).split('\n');
  const filled = lines.filter((line) => /[^\s,]/.test(line));
  return filled.length > 1 ? edition.members.read() : [];
}

/** The ZIPs of the finder. The association's own table overrides the gazetteer. */
function readZips(edition: Edition): readonly ZipPlace[] {
  const zips = [
    ...edition.places.read().zips.map(({ name, ...zip }) => ({ ...zip, town: name })),
    ...edition.gazetteer.read().zips.map(([zip, lat, lng, town]) => ({ zip, lat, lng, town })),
  ];
  return [...groupBy(zips, ({ zip }) => zip).values()].map(([first]) => first);
}

/** @throws ContentError when a file of the edition has errors. */
export function readReportInput(edition: Edition): ReportInput {
  return {
    region: edition.region.read(),
    members: readMembers(edition),
    zips: readZips(edition),
    ...edition.census.read(),
    mapBase: edition.mapBase.read(),
  };
}
