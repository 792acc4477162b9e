// Where the report takes the people of a ZIP code to be.
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { expect, it } from 'vitest';
import { makeReport } from './coverage-report.ts';
import { readReportInput } from './read-input.ts';

const edition = openEdition('editions/journeys');
const input = readReportInput(edition);
const [member] = input.members;
const place = (zip: string) => input.zips.find((one) => one.zip === zip);

/** A member in the town of Tooele, and the report's line about Grantsville, 10 miles away. */
function grantsville(zips = input.zips) {
  const tooele = place('84074');
  if (!member || !tooele) throw new Error('The edition has no member or no Tooele.');
  const members = [{ ...member, zip: '84074', lat: tooele.lat, lng: tooele.lng }];
  return makeReport({ ...input, zips, members }).zips.find(({ zip }) => zip === '84029');
}

it('a large ZIP is where its town is, so that it is no gap beside a member', () => {
  expect(grantsville()).toMatchObject({ town: 'Grantsville', within: 1 });
  expect(grantsville()?.nearest?.miles).toBeLessThan(15);
  const center = edition.geography().pointOf('84029');
  const byCenter = input.zips.map((one) => (one.zip === '84029' ? { ...one, ...center } : one));
  expect(grantsville(byCenter)).toMatchObject({ within: 0 });
});

it('one of several ZIPs of a town keeps its own center', () => {
  expect(place('84604')).toMatchObject(edition.geography().pointOf('84604') ?? {});
});
