import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { regionSchema } from './region.ts';

const region = parse(readFileSync('editions/idaho/region.yaml', 'utf8'));
const issuesOf = (zone: string) =>
  regionSchema
    .safeParse({ ...region, timeZones: [{ zone, name: 'Local Time' }] })
    .error?.issues.map(({ message }) => message);

// Node lists each zone under one of its names, and not always under the one of the IANA list.
it.each(['America/New_York', 'America/Indiana/Indianapolis', 'America/Port-au-Prince'])(
  'a time zone may be %s',
  (zone) => expect(issuesOf(zone)).toBeUndefined(),
);

it.each(['America/Atlantis', 'america/denver', 'Mountain Time', ''])(
  'a time zone may not be "%s"',
  (zone) =>
    expect(issuesOf(zone)).toEqual([
      'Enter a time zone from the IANA list, such as America/New_York.',
    ]),
);
