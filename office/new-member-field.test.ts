// A row in the table of member fields is all that a new field needs. These tests add one.

import { vcards } from '@appraisers/directory/contact-text.ts';
import { detailRows } from '@appraisers/directory/detail-rows.ts';
import { member } from '@appraisers/directory/members.fixture.ts';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { expect, it, vi } from 'vitest';
import { partOf } from '#desk/forms/form-part.ts';
import {
  exportOfAll,
  listText,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  sampleContext,
} from '#import/import.fixture.ts';
import { parseList } from '#import/list/member-list.ts';

vi.mock('@appraisers/directory/member-fields.ts', async (original) => {
  const table = await original<typeof import('@appraisers/directory/member-fields.ts')>();
  const row = { title: 'Booking page', kind: 'web' };
  const contact = { copies: 'Booking address', vcard: 'URL' };
  const hours = { title: 'Office hours', kind: 'text' };
  const memberFields = { ...table.memberFields, booking: { ...row, contact }, hours };
  return {
    ...table,
    memberFields,
    memberFieldNames: Object.keys(memberFields),
    detailFields: [...table.detailFields, 'booking', 'hours'],
  };
});

const page = 'https://www.example.org/ruth';
const { geography, details, membersFile } = sampleContext;

/** The list with a column for the websites, all of them empty. */
const [header = '', ...rows] = listText(12).trim().split('\n');
const wideText = [`${header},booking`, ...rows.map((row) => `${row},`), ''].join('\n');

const webExport = (cell: string) =>
  plainExport(
    `${plainHeader},Booking page`,
    ...plainRows().map((row, at) => `${row},${at === 0 ? cell : ''}`),
  );

it('validates the field, and accepts a list without its column', () => {
  expect(readMemberFile('a.csv', listText(1), geography, details)).toMatchObject([{ booking: '' }]);
  const text = wideText.replace(/,$/m, ',example.org');
  expect(() => readMemberFile('a.csv', text, geography, details)).toThrow(
    'a.csv, line 2, booking: "example.org" isn\'t a web address that works here. Enter a',
  );
});

it('imports the field into a list without its column, and leaves it alone without a value', async () => {
  const { report, members } = await planSample(webExport(page));
  expect(report.changed).toMatchObject([
    { id: 1, changes: [{ field: 'booking', from: '', to: page }] },
  ]);
  const [names, first] = members.split('\n');
  expect(names).toContain(',zip,booking,lat,lng');
  expect(first).toContain(`,${page},`);
  const list = parseList(membersFile, new TextEncoder().encode(wideText), [], sampleContext);
  for (const text of [exportOfAll(), webExport('')])
    expect((await planSample(text, { list })).report).toMatchObject({ unchanged: 12 });
});

it('shows the field in the form of the desk and in the file for an address book', () => {
  const { properties } = partOf(memberSchema);
  expect(properties).toMatchObject({ booking: { type: 'string', title: 'Booking page' } });
  const [first] = readMemberFile('a.csv', wideText.replace(/,$/m, `,${page}`), geography, details);
  const wording = { credentials: {}, reasons: [] };
  const maker = { state: 'UT', note: '', wording };
  expect(vcards([first ?? member()], maker)).toContain(`\r\nURL:${page}\r\n`);
});

it('shows visitors a detail that is no way to reach the member', () => {
  const stating = { ...member(), hours: 'Monday to Friday' };
  expect(detailRows(stating, { credentials: {}, reasons: [] })).toContainEqual(
    expect.objectContaining({ title: 'Office hours', text: 'Monday to Friday' }),
  );
});
