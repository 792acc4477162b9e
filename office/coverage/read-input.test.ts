// Where the report takes the people of a ZIP code to be.
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { expect, it } from 'vitest';
import { makeReport } from './coverage-report.ts';
import { readReportInput } from './read-input.ts';

const edition = openEdition('editions/journeys');
const input = readReportInput(edition);
const [member] = input.members;
const place = (zip: string) => input.zips.find((one) => one.zip === zip);

it('a large ZIP is where its town is, so that it is no gap beside a member', () => {
  const tooele = place('84074');
  if (!member || !tooele) throw new Error('The edition has no member or no Tooele.');
  const members = [{ ...member, zip: '84074', lat: tooele.lat, lng: tooele.lng }];
  const grantsville = makeReport({ ...input, members }).zips.find(({ zip }) => zip === '84029');
  expect(grantsville).toMatchObject({ town: 'Grantsville', within: 1 });
  expect(grantsville?.nearest?.miles).toBeLessThan(15);
});
