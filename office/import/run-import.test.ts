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
  listText,
  plainExport,
  plainHeader,
  plainRows,
  sampleContext,
  sampleList,
} from './import.fixture.ts';
import { type ImportOptions, importBytes, importMembers, importTarget } from './run-import.ts';

const home = process.cwd();
const now = new Date(2026, 10, 22, 14, 5, 9);
const edition = openEdition('content');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('site'), join(folder, 'site'), 'junction');
  process.chdir(folder);
  writeFileSync('content/members.csv', listText(12));
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const runImport: ImportOptions = { dryRun: false, acceptRejections: false, yes: false };

async function importing(
  given: Readonly<Record<number, string>>,
  options: Partial<ImportOptions> = {},
) {
  const rows = plainRows(given).filter((row) => row !== '');
  writeFileSync('export.csv', plainExport(plainHeader, ...rows));
  return importMembers(importTarget(edition, now), 'export.csv', { ...runImport, ...options }, now);
}

const members = () => readFileSync('content/members.csv', 'utf8');
const newcomer = { 12: '950,Maeve,Smith,801-555-0170,maeve@example.org,Provo,84604,Active' };

describe('an import with something new', () => {
  it('replaces the list, keeps the numbers, and leaves nothing else behind', async () => {
    const { outcome, page } = await importing(newcomer);
    expect(outcome).toEqual({ kind: 'written', file: 'content/members.csv' });
    expect(members()).toContain('\n13,Maeve,Smith,18015550170,maeve@example.org,Provo,84604,,\n');
    expect(readFileSync('content/member-numbers.csv', 'utf8')).toContain('\n13,950\n');
    expect(readdirSync('backups')).toEqual(['import-report.html']);
    expect(readdirSync('content').filter((name) => name.startsWith('.'))).toEqual([]);
    expect(readFileSync(page, 'utf8')).toContain('content/members.csv was saved.');
    expect(edition.validate).not.toThrow();
  });

  // Windows knows no rights of this kind.
  const hasRights = process.platform !== 'win32';
  it.runIf(hasRights)(
    'keeps its report from other accounts, and the rights that the list has',
    async () => {
      chmodSync('content/members.csv', 0o664);
      await importing(newcomer);
      expect(statSync('backups/import-report.html').mode & 0o077).toBe(0);
      expect(statSync('content/members.csv').mode & 0o777).toBe(0o664);
    },
  );

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
    expect(outcome).toMatchObject({ kind: 'written' });
    expect(edition.members.read()).toHaveLength(12);
  });
});

describe('an import with nothing to write', () => {
  it('only shows, when that is asked for', async () => {
    const { outcome, page } = await importing(newcomer, { dryRun: true });
    expect(outcome.kind).toBe('shown');
    expect(members()).toBe(listText(12));
    expect(existsSync('content/member-numbers.csv')).toBe(false);
    expect(readFileSync(page, 'utf8')).toContain('This was a dry run');
  });

  it('leaves a list that says the same as it is, to the byte, and learns the numbers', async () => {
    const written = listText(12).replaceAll('\n', '\r\n').replace('Ruth', '"Ruth"');
    writeFileSync('content/members.csv', written);
    const { outcome } = await importing({});
    expect(outcome).toEqual({ kind: 'same' });
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

  it('says so of an export that is not there, or is a folder', async () => {
    await expect(
      importMembers(importTarget(edition, now), 'nothere.csv', runImport, now),
    ).rejects.toThrow("The export (nothere.csv) doesn't exist.");
    await expect(
      importMembers(importTarget(edition, now), 'content', runImport, now),
    ).rejects.toThrow('is a folder. Give the name of a file.');
  });
});

describe('an import that something comes between', () => {
  const place = () => ({
    context: sampleContext,
    list: sampleList(12),
    files: { members: 'content/members.csv', numbers: 'content/n.csv', backups: 'backups' },
  });
  const bytes = new TextEncoder().encode(plainExport(plainHeader, ...plainRows(newcomer)));

  it('writes nothing over a list that someone changed meanwhile', async () => {
    const given = place();
    writeFileSync('content/members.csv', listText(13));
    await expect(importBytes(given, 'export.csv', bytes, runImport, now)).rejects.toThrow(
      'content/members.csv changed during the import.',
    );
    expect(members()).toBe(listText(13));
  });

  it('says so where its folder for copies is a file, and the list is as it was', async () => {
    writeFileSync('backups', '');
    await expect(importBytes(place(), 'export.csv', bytes, runImport, now)).rejects.toThrow(
      /can't be used .*content\/members\.csv is unchanged\.$/,
    );
    expect(members()).toBe(listText(12));
  });
});
