import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { regionSchema } from './region.ts';

const region = parse(readFileSync('editions/idaho/region.yaml', 'utf8'));
const issuesOf = (changes: object) =>
  regionSchema.safeParse({ ...region, ...changes }).error?.issues.map(({ message }) => message);

describe('a time zone of a region', () => {
  // Node lists each zone under one of its names, and not always under the one of the IANA list.
  it.each(['America/New_York', 'America/Indiana/Indianapolis', 'America/Port-au-Prince'])(
    'may be %s',
    (zone) => expect(issuesOf({ timeZones: [{ zone, name: 'Local Time' }] })).toBeUndefined(),
  );

  it.each(['America/Atlantis', 'america/denver', 'Mountain Time', ''])('may not be "%s"', (zone) =>
    expect(issuesOf({ timeZones: [{ zone, name: 'Local Time' }] })).toEqual([
      'Enter a time zone from the IANA list, such as America/New_York.',
    ]),
  );
});
