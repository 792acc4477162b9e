import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { sampleGeography } from './editions.fixture.ts';
import { mutation, seed } from './mutations.fixture.ts';
import { readMemberFile } from './read-members.ts';
import { readOrReject } from './read-or-reject.fixture.ts';
import { decodeText, readText } from './read-text.ts';

const file = 'editions/journeys/members.csv';
const original = readText(file).split('\n').slice(0, 13).join('\n');

/** A row of the original, as its cells are read: no cell of it is in quotes. */
function memberOf(line: string) {
  const cells = line.split(',');
  const [id, , , , , , , lat, lng] = cells;
  const texts = Object.fromEntries(memberColumns.map((column, at) => [column, cells[at]]));
  return { ...texts, id: Number(id), lat: Number(lat), lng: Number(lng) };
}

describe('whatever happens to members.csv', () => {
  it('every row that is still there is read with its nine columns, or a sentence rejects the file', () => {
    let read = 0;
    fc.assert(
      fc.property(mutation, (mutate) => {
        const bytes = mutate(original);
        const members = readOrReject(file, () =>
          readMemberFile(file, decodeText(file, bytes), sampleGeography),
        );
        if (!members) return;
        read += 1;
        const lines = decodeText(file, bytes).split('\n');
        const header = lines.find((line) => line.trim() !== '');
        // Every member has an email address, and nothing else in the file has its sign.
        const rows = lines.filter((line) => line.includes('@'));
        expect(members).toHaveLength(rows.length);
        if (header !== memberColumns.join(',')) return;
        const untouched = new Set(original.split('\n').slice(1));
        for (const row of rows.filter((line) => untouched.has(line)))
          expect(members).toContainEqual(memberOf(row));
      }),
      { seed, numRuns: 2000 },
    );
    // A reader that rejects everything would keep the law, too.
    expect(read).toBeGreaterThan(200);
  }, 60_000);
});
