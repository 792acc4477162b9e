import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { regionSchema } from './region.ts';

const region = parse(readFileSync('editions/idaho/region.yaml', 'utf8'));
const issuesOf = (changes: object) =>
  regionSchema.safeParse({ ...region, ...changes }).error?.issues.map(({ message }) => message);

describe('a time zone of a region', () => {
  // Node lists each zone under one of its names, and not always under the one of the IANA list.
  it.each([
    'America/New_York',
    'America/Indiana/Indianapolis',
    'America/Indianapolis',
    'America/Kentucky/Louisville',
    'America/Port-au-Prince',
    'Pacific/Saipan',
  ])('may be %s', (zone) =>
    expect(issuesOf({ timeZones: [{ zone, name: 'Local Time' }] })).toBeUndefined(),
  );

  it.each([
    'America/Atlantis',
    'america/denver',
    'MST',
    'Mountain Time',
    '-07:00',
    'Etc/GMT+7',
    '',
  ])('may not be "%s"', (zone) =>
    expect(issuesOf({ timeZones: [{ zone, name: 'Local Time' }] })).toEqual([
      'Enter a time zone from the IANA list, such as America/New_York.',
    ]),
  );
});

describe('the address that shows a license', () => {
  const issuesWith = (verifyUrl: string) =>
    issuesOf({ licensing: { ...region.licensing, verifyUrl } });
  it('has {number} in the place of the number', () => {
    expect(issuesWith('https://licenses.example.org/?id={number}')).toBeUndefined();
    expect(issuesWith('https://licenses.example.org/{number}/status')).toBeUndefined();
  });
  it.each([
    'https://licenses.example.org/',
    'http://licenses.example.org/?id={number}',
    '{number}',
  ])('may not be %s', (address) => expect(issuesWith(address)).toHaveLength(1));
});
