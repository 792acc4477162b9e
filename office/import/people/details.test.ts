import { describe, expect, it } from 'vitest';
import {
  listFrom,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  sampleContext,
  sampleList,
} from '#import/import.fixture.ts';
import { readDetail } from './read-detail.ts';

type Cells = Readonly<Record<string, string>>;

/** An export in which the first member has these cells; the others have none. */
function planOf(cells: Cells, list = sampleList()) {
  const rows = plainRows().map((row, at) =>
    [row, ...Object.values(cells).map((cell) => (at === 0 ? `"${cell}"` : ''))].join(','),
  );
  return planSample(plainExport([plainHeader, ...Object.keys(cells)].join(','), ...rows), { list });
}

/** The list after an import. */
const listAfter = async (cells: Cells) => listFrom((await planOf(cells)).members);

describe('details in an export', () => {
  const residential = 'State-Certified Residential Appraiser';
  it.each([
    ['Counties Served', 'Utah County, Salt Lake Co.', 'counties', 'Utah; Salt Lake'],
    ['Specialties', 'An estate|Divorces|tax-appeal', 'work', 'estate; divorce; tax-appeal'],
    ['Languages Spoken', 'SPANISH; navajo', 'languages', 'Spanish; Navajo'],
    ['License Type', residential, 'credential', 'certified-residential'],
    ['Accepts private work', 'Yes', 'homeowners', 'yes'],
    ['License #', '5551234-CR00', 'license', '5551234-CR00'],
    ['Designation', 'SRA, AI-RRS', 'designations', 'SRA; AI-RRS'],
    ['Web Site', 'https://www.example.org', 'website', 'https://www.example.org'],
  ])('are read from "%s": %j', async (column, cell, field, to) => {
    const { report } = await planOf({ [column]: cell });
    expect(report.unread).toEqual([]);
    expect(report.changed).toMatchObject([{ id: 1, changes: [{ field, from: '', to }] }]);
  });

  it.each([
    ['Counties', 'Cook, Lake', '"Cook" isn\'t a county of Utah. "Lake" isn\'t a county of Utah.'],
    ['Languages', 'Legalese', '"Legalese" isn\'t the English name of a language.'],
    ['License type', 'Notary', '"Notary" isn\'t a choice.'],
    ['License', '=1+1', 'A spreadsheet would run "=1+1" as a formula.'],
  ])('that are unknown are reported and not listed: "%s" %j', async (column, value, reason) => {
    const { report, members } = await planOf({ [column]: value });
    expect(report).toMatchObject({ rejectedRows: 0, unchanged: 12, after: 12 });
    expect(report.unread).toMatchObject([{ row: 2, column, value, reason }]);
    expect(members).not.toContain(value);
  });

  it('never lose what the list has because of an unknown value', async () => {
    const list = await listAfter({ Counties: 'Utah; Juab', Languages: 'Navajo' });
    const { report, members } = await planOf({ Counties: 'Utah, Cook', Languages: 'Tongan' }, list);
    expect(report.changed).toMatchObject([{ changes: [{ from: 'Navajo', to: 'Tongan' }] }]);
    expect(report.unread).toMatchObject([{ field: 'counties' }]);
    expect(members).toContain(',Utah; Juab,');
    // Without a value in the list, the entries that we know are new.
    const { report: first } = await planOf({ Counties: 'Utah; Cook' });
    expect(first.changed).toMatchObject([{ changes: [{ field: 'counties', to: 'Utah' }] }]);
  });

  it('keep the order of the list, and leave with the last value of a row', async () => {
    const list = await listAfter({ Counties: 'Utah; Juab', Website: 'https://a.example.org' });
    const cells = { Counties: 'Juab; Utah', Website: 'n/a' };
    // Without any website in the export, the column is not in use there.
    expect((await planOf(cells, list)).report).toMatchObject({ unchanged: 12 });
    const rows = plainRows().map((row, at) => `${row},${at === 1 ? 'https://b.example.org' : ''}`);
    const { report } = await planSample(plainExport(`${plainHeader},Website`, ...rows), { list });
    expect(report.changed).toMatchObject([
      { id: 1, changes: [{ field: 'website', from: 'https://a.example.org', to: '' }] },
      { id: 2, changes: [{ field: 'website', to: 'https://b.example.org' }] },
    ]);
  });

  it('say what the state calls a credential', () => {
    const { geography } = sampleContext;
    const credentials = {
      ...{ licensed: 'Registered valuer', 'certified-residential': 'House valuer' },
      'certified-general': 'General valuer',
    };
    const licensing = { ...geography.region.licensing, credentials };
    const region = { ...geography.region, licensing };
    const context = { ...sampleContext, geography: { ...geography, region } };
    expect(readDetail('credential', 'HOUSE VALUER', context).text).toBe('certified-residential');
  });
});
