import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contextWith,
  listText,
  plainExport,
  plainHeader,
  plainRows,
  plainRule,
  sampleList,
} from './import.fixture.ts';
import { readExport } from './reading/read-export.ts';
import {
  type ImportOptions,
  type ImportTarget,
  importTarget,
  readExportBytes,
  runImport,
} from './run-import.ts';

const home = process.cwd();
const now = new Date(2026, 10, 22, 14, 5, 9);
const edition = openEdition('content');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('packages'), join(folder, 'packages'), 'junction');
  process.chdir(folder);
  writeFileSync('content/members.csv', listText(12));
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const options: ImportOptions = { dryRun: false, agreed: [] };

const importInto = async (given: ImportTarget, text: string, dryRun = false) =>
  runImport(given, await readExport('export.csv', Buffer.from(text)), { ...options, dryRun });

const target = () => importTarget(edition, now, plainRule);

async function importing(given: Readonly<Record<number, string>>, dryRun = false) {
  const rows = plainRows(given).filter((row) => row !== '');
  return importInto(target(), plainExport(plainHeader, ...rows), dryRun);
}

const members = () => readFileSync('content/members.csv', 'utf8');
const newcomer = { 12: '950,Maeve,Smith,801-555-0170,maeve@example.org,Provo,84604,Active' };

describe('an import with something new', () => {
  it('replaces the list, keeps the numbers, and leaves nothing else behind', async () => {
    const { outcome } = await importing(newcomer);
    expect(outcome).toBe('written');
    expect(members()).toContain('\n13,Maeve,Smith,18015550170,maeve@example.org,Provo,84604,,\n');
    expect(readFileSync('content/member-numbers.csv', 'utf8')).toContain('\n13,950\n');
    expect(readdirSync('content').filter((name) => name.startsWith('.'))).toEqual([]);
    expect(edition.validate).not.toThrow();
  });

  // Windows has no rights of this kind.
  it.runIf(process.platform !== 'win32')('keeps the rights that the list has', async () => {
    chmodSync('content/members.csv', 0o664);
    await importing(newcomer);
    expect(statSync('content/members.csv').mode & 0o777).toBe(0o664);
  });

  it('does not follow a link', async () => {
    mkdirSync('elsewhere');
    writeFileSync('elsewhere/list.csv', listText(12));
    rmSync('content/members.csv');
    symlinkSync('../elsewhere/list.csv', 'content/members.csv');
    await expect(importing(newcomer)).rejects.toThrow('This is a link to another place.');
    expect(readFileSync('elsewhere/list.csv', 'utf8')).toBe(listText(12));
    expect(readdirSync('elsewhere')).toEqual(['list.csv']);
  });

  it('begins a list where there is none', async () => {
    rmSync('content/members.csv');
    const { outcome } = await importing({});
    expect(outcome).toBe('written');
    expect(edition.members.read()).toHaveLength(12);
  });
});

describe('an import with nothing to write', () => {
  it('only shows, when that is asked for', async () => {
    const { outcome } = await importing(newcomer, true);
    expect(outcome).toBe('shown');
    expect(members()).toBe(listText(12));
    expect(existsSync('content/member-numbers.csv')).toBe(false);
  });

  it('leaves a list that says the same as it is, to the byte, and learns the numbers', async () => {
    const written = listText(12).replaceAll('\n', '\r\n').replace('Ruth', '"Ruth"');
    writeFileSync('content/members.csv', written);
    const { outcome } = await importing({});
    expect(outcome).toBe('same');
    expect(members()).toBe(written);
    expect(edition.memberNumbers.read()).toContainEqual({
      ...{ id: 1, platformId: '900' },
      ...{ person: '', confirmed: '' },
    });
  });

  it('stops where the list itself is not right', async () => {
    writeFileSync('content/members.csv', listText(12).replace('84020', '8402'));
    await expect(importing({})).rejects.toThrow('content/members.csv, line 2, zip: ');
  });

  it('says so of an export that is not there, or is a folder', () => {
    expect(() => readExportBytes('nothere.csv')).toThrow("The export (nothere.csv) doesn't exist.");
    expect(() => readExportBytes('content')).toThrow('is a folder. Give the name of a file.');
  });
});

describe('an import that something comes between', () => {
  const place = () => ({
    context: contextWith(plainRule),
    list: sampleList(12),
    files: { members: 'content/members.csv', numbers: 'content/n.csv' },
  });
  const text = plainExport(plainHeader, ...plainRows(newcomer));

  it('writes nothing over a list that someone changed meanwhile', async () => {
    const given = place();
    writeFileSync('content/members.csv', listText(13));
    await expect(importInto(given, text)).rejects.toThrow(
      'content/members.csv changed during the import.',
    );
    expect(members()).toBe(listText(13));
  });
});
