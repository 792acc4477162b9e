import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  listText,
  newcomer,
  plainExport,
  plainHeader,
  plainRows,
  plainRule,
} from './import.fixture.ts';
import { readExport } from './reading/read-export.ts';
import { importTarget, runImport } from './run-import.ts';

let folder = '';
const at = (file: string) => join(folder, file);
const edition = () => openEdition(at('content'));
const membersFile = () => at('content/members.csv');
const numbersFile = () => at('content/member-numbers.csv');
const members = () => readFileSync(membersFile(), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync('editions/journeys', at('content'), { recursive: true });
  writeFileSync(membersFile(), listText(12));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** An export with someone in place of the last member. */
const replacing = { 12: newcomer() };

async function importing(rows: Readonly<Record<number, string>>, dryRun = false) {
  const text = plainExport(plainHeader, ...plainRows(rows));
  const file = await readExport('export.csv', Buffer.from(text));
  const target = importTarget(edition(), new Date(2026, 10, 22), plainRule);
  return runImport(target, file, { dryRun, agreed: [] }).outcome;
}

describe('an import', () => {
  it('replaces the list, keeps the numbers, and leaves nothing else behind', async () => {
    expect(await importing(replacing)).toBe('written');
    expect(members()).toContain('\n13,Maeve,Smith,18015550170,maeve@example.org,Provo,84604,,\n');
    expect(readFileSync(numbersFile(), 'utf8')).toContain('\n13,950\n');
    expect(readdirSync(at('content')).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(edition().validate).not.toThrow();
  });

  it('only shows, if that is asked for', async () => {
    expect(await importing(replacing, true)).toBe('shown');
    expect([members(), existsSync(numbersFile())]).toEqual([listText(12), false]);
  });

  it('leaves a list that says the same as it is, to the byte, and learns the numbers', async () => {
    const written = listText(12).replaceAll('\n', '\r\n').replace('Ruth', '"Ruth"');
    writeFileSync(membersFile(), written);
    expect(await importing({})).toBe('same');
    expect(members()).toBe(written);
    expect(edition().memberNumbers.read()[0]).toMatchObject({ id: 1, platformId: '900' });
  });

  it('stops if the list itself has an error', async () => {
    writeFileSync(membersFile(), listText(12).replace('84020', '8402'));
    await expect(importing({})).rejects.toThrow('content/members.csv, line 2, zip: ');
  });
});
