// Where the report takes the people of a ZIP code to be.
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { expect, it } from 'vitest';
import { makeReport } from './coverage-report.ts';
import { readReportInput } from './read-input.ts';
import { listed } from './report.fixture.ts';

it('a large ZIP is where its town is, so that it is no gap beside a member', () => {
  const input = readReportInput(openEdition('editions/journeys'));
  const members = input.zips.filter(({ zip }) => zip === '84074').map((tooele) => listed(tooele));
  const grantsville = makeReport({ ...input, members }).zips.find(({ zip }) => zip === '84029');
  expect(grantsville).toMatchObject({ town: 'Grantsville', within: 1 });
  expect(grantsville?.nearest?.miles).toBeLessThan(15);
});
