import { emptyFields } from '@appraisers/directory/member-fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDetails, sampleGeography } from './editions.fixture.ts';
import { mutation } from './mutations.fixture.ts';
import { readMemberFile } from './read-members.ts';
import { readOrReject } from './read-or-reject.fixture.ts';
import { decodeText, readText } from './read-text.ts';

const file = 'editions/journeys/members.csv';
const [ownHeader = '', ...ownRows] = readText(file).split('\n').slice(0, 13);
const original = [ownHeader, ...ownRows].join('\n');
const columns = ownHeader.split(',');

/** A row of the original, as its cells are read: no cell of it is in quotes. */
function memberOf(line: string) {
  const cells = line.split(',');
  const texts = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
  const { id, lat, lng } = texts;
  return { ...emptyFields, ...texts, id: Number(id), lat: Number(lat), lng: Number(lng) };
}

describe('whatever happens to members.csv', () => {
  it('every row that is still there is read with its nine columns, or a sentence rejects the file', () => {
    let read = 0;
    fc.assert(
      fc.property(mutation, (mutate) => {
        const bytes = mutate(original);
        const members = readOrReject(file, () =>
          readMemberFile(file, decodeText(file, bytes), sampleGeography, sampleDetails),
        );
        if (!members) return;
        read += 1;
        const lines = decodeText(file, bytes).split('\n');
        const header = lines.find((line) => line.trim() !== '');
        // Every member has an email address, and nothing else in the file has its sign.
        const rows = lines.filter((line) => line.includes('@'));
        expect(members).toHaveLength(rows.length);
        if (header !== ownHeader) return;
        const untouched = new Set(ownRows);
        for (const row of rows.filter((line) => untouched.has(line)))
          expect(members).toContainEqual(memberOf(row));
      }),
    );
    // A reader that rejects everything would keep the law, too.
    expect(read).toBeGreaterThan(0);
  }, 60_000);
});
