import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainExport, plainHeader, plainRows, plainRule } from '#import/import.fixture.ts';
import { importBytes, importTarget } from '#import/run-import.ts';
import { listCopies, restoreList } from './restore-list.ts';

const [day1, day2] = [new Date(2026, 10, 22, 14, 5, 9), new Date(2026, 10, 23, 9, 0, 0)];
const options = {
  dryRun: false,
  acceptRejections: true,
  yes: true,
  sheet: undefined,
  hidden: undefined,
};

describe('the member list before an import', () => {
  let folder = '';
  const backups = () => join(folder, 'backups');
  const edition = () => openEdition(join(folder, 'content'));
  const read = (file: string) => readFileSync(join(folder, 'content', file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);
  const importSample = () => {
    const bytes = new TextEncoder().encode(plainExport(plainHeader, ...plainRows()));
    const target = importTarget(edition(), day1, backups(), plainRule);
    return importBytes(target, 'export.csv', bytes, options, day1);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'restore-list-'));
    cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
    const ids = read('members.csv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    write('member-numbers.csv', `id,platformId\n${ids.map((id) => `${id},p${id}\n`).join('')}`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('comes back together with its numbers, and the new list has a copy, too', async () => {
    const before = { list: read('members.csv'), numbers: read('member-numbers.csv') };
    await importSample();
    const after = { list: read('members.csv'), numbers: read('member-numbers.csv') };
    expect(after.list).not.toBe(before.list);
    expect(after.numbers).not.toBe(before.numbers);
    const [copy, ...others] = listCopies(edition(), backups());
    expect(others).toEqual([]);
    expect(copy).toEqual({
      name: 'members-2026-11-22-140509.csv',
      time: '2026-11-22T14:05:09',
      members: 89,
      hasNumbers: true,
    });
    restoreList(edition(), backups(), copy?.name ?? '', day2);
    expect(read('members.csv')).toBe(before.list);
    // Numbers given since are never given again, and what they were before is back.
    const [old, now] = [before.numbers, read('member-numbers.csv')].map((text) =>
      text.trim().split('\n'),
    );
    expect(now).toEqual(expect.arrayContaining(old ?? []));
    const idsOf = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => line.split(',')[0]);
    expect(idsOf(read('member-numbers.csv'))).toEqual(idsOf(after.numbers));
    const platformIds = (now ?? []).map((line) => line.split(',')[1]).filter(Boolean);
    expect(new Set(platformIds).size).toBe(platformIds.length);
    // The restoring can be undone the same way.
    restoreList(edition(), backups(), 'members-2026-11-23-090000.csv', day2);
    expect(read('members.csv')).toBe(after.list);
  });

  it('comes back when the current list has errors', async () => {
    const before = read('members.csv');
    await importSample();
    write('members.csv', 'broken');
    write('member-numbers.csv', 'broken');
    const [copy] = listCopies(edition(), backups());
    expect(restoreList(edition(), backups(), copy?.name ?? '', day2).members).toBe(89);
    expect(read('members.csv')).toBe(before);
  });

  it('without numbers of its own keeps the current ones', async () => {
    await importSample();
    rmSync(join(backups(), 'member-numbers-2026-11-22-140509.csv'));
    const numbers = read('member-numbers.csv');
    const [copy] = listCopies(edition(), backups());
    expect(copy?.hasNumbers).toBe(false);
    restoreList(edition(), backups(), copy?.name ?? '', day2);
    expect(read('member-numbers.csv')).toBe(numbers);
  });

  it.each([
    ['members-2026-11-22-140509.csv', 'There is no copy named'],
    ['../content/members.csv', 'There is no copy named members.csv'],
  ])('is not %s', (name, message) => {
    expect(() => restoreList(edition(), backups(), name, day2)).toThrow(message);
  });

  it('that a build would reject is not restored', async () => {
    await importSample();
    const [copy] = listCopies(edition(), backups());
    writeFileSync(join(backups(), copy?.name ?? ''), 'broken');
    expect(listCopies(edition(), backups())).toMatchObject([{ members: undefined }]);
    const now = read('members.csv');
    expect(() => restoreList(edition(), backups(), copy?.name ?? '', day2)).toThrow(
      'A build would reject',
    );
    expect(read('members.csv')).toBe(now);
    expect(readdirSync(backups()).filter((name) => name.includes('11-23'))).toEqual([]);
  });
});
