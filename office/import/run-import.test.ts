import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleDesk } from '#desk/server/desk.fixture.ts';
import { acceptAll, exportOfAll, listText, newcomer } from './import.fixture.ts';
import { readExport } from './reading/read-export.ts';
import { importTarget, runImport } from './run-import.ts';

const desk = sampleDesk();
const target = () => importTarget(desk.edition, new Date(2026, 10, 22));
const numbers = () => desk.read('member-numbers.csv');

beforeEach(() => desk.write('members.csv', listText(12)));

/** Imports all members, with these rows in place of theirs. */
async function importing(rows: Readonly<Record<number, string>>, { context, list } = target()) {
  const file = await readExport('export.csv', Buffer.from(exportOfAll(rows)));
  const accepted = { context: acceptAll(file, list, context), list };
  return runImport(accepted, file, { dryRun: false, agreed: [] }).outcome;
}

describe('an import', () => {
  it('leaves a list that says the same as it is, to the byte, and learns the numbers', async () => {
    const written = listText(12).replaceAll('\n', '\r\n').replace('Ruth', '"Ruth"');
    desk.write('members.csv', written);
    expect(await importing({})).toBe('same');
    expect(desk.read('members.csv')).toBe(written);
    expect(desk.edition.memberNumbers.read()[0]).toMatchObject({ id: 1, platformId: '900' });
  });

  it('stops if the list itself has an error', async () => {
    desk.write('members.csv', listText(12).replace('84020', '8402'));
    await expect(importing({})).rejects.toThrow('content/members.csv, line 2, zip: ');
  });

  it.each(['', 'id,platformId\n1,700\n'])(
    'leaves the numbers as they were if the list cannot be written, and no other file: %j',
    async (before) => {
      if (before) desk.write('member-numbers.csv', before);
      const { context, list } = target();
      const { membersFile, numbersFile } = context;
      // A folder is in the way.
      rmSync(membersFile);
      mkdirSync(membersFile);
      await expect(importing({ 12: newcomer() }, { context, list })).rejects.toThrow();
      expect(existsSync(numbersFile) ? numbers() : '').toBe(before);
      expect(readdirSync(dirname(membersFile)).filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );
});
