// The command of `npm run members:import`: its arguments, its messages, how it ends.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
const list = () => readFileSync(join(folder, 'content/members.csv'), 'utf8');

beforeAll(() => {
  cpSync('editions/idaho', join(folder, 'content'), { recursive: true });
  const rows = list().replaceAll('12085550112', '208-555-0113').split('\n');
  writeFileSync(join(folder, 'export.csv'), rows.join('\n'));
  writeFileSync(join(folder, 'broken.csv'), rows.join('\n').replaceAll('83702', '8370'));
  writeFileSync(join(folder, 'old.xls'), Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Ended = { readonly code: number; readonly out: string; readonly error: string };

/** Runs the command in the folder. */
const importing = (given: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<Ended>((end) => {
    const program = [resolve('office/members-import.ts'), ...given];
    const child = execFile(
      process.execPath,
      program,
      { cwd: folder, env: { ...process.env, CONTENT_DIR: 'content', ...env } },
      (_, out, error) => end({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('the command', () => {
  it.each([
    ['no file', []],
    ['two files', ['a.csv', 'b.csv']],
    ['a flag that is not there', ['export.csv', '--force']],
  ])('says how it is used, given %s', async (_, given) => {
    const { code, error } = await importing(given);
    expect(code).toBe(2);
    expect(error).toContain('npm run members:import -- FILE --dry-run');
  });

  it('says what is wrong in a sentence, and ends as a failure', async () => {
    const { code, error } = await importing(['old.xls']);
    expect(code).toBe(1);
    expect(error).toMatch(/^old\.xls is an old spreadsheet .* saved\.\n$/);
  });

  it('ends as a failure where it stopped, with what to do', async () => {
    const { code, out } = await importing([
      'broken.csv',
      '--accept-known',
      '--answer',
      '{column: id, use: notUsed}',
    ]);
    expect(code).toBe(1);
    expect(out).toContain('"8370" isn\'t a ZIP code.');
    expect(out).toContain('--accept-rejections');
  });

  it('says nothing about flags of npm, which may be settings of the computer', async () => {
    const env = { npm_config_yes: 'true', npm_config_sheet: 'A' };
    expect((await importing(['export.csv', '--dry-run'], env)).error).toBe('');
  });

  it('only looks, also when npm kept the flag for itself', async () => {
    const before = list();
    for (const [given, env] of [
      [['export.csv', '--dry-run'], {}],
      [['export.csv'], { npm_config_dry_run: 'true' }],
    ] as const) {
      const { code, out } = await importing(given, env);
      expect([code, list()]).toEqual([0, before]);
      expect(out).toContain('This was a dry run');
    }
  });

  it('renews the list, and writes no progress where no one watches', async () => {
    const { code, out } = await importing(['export.csv']);
    expect(code).toBe(0);
    expect(out).toContain('content/members.csv was saved.');
    expect(out).not.toMatch(/\r|Reading/);
    expect(list()).toContain(',12085550113,');
  });
});

describe('the command, given unfamiliar columns', () => {
  const write = () => {
    const lines = list().trim().split('\n').slice(1);
    const rows = lines.map((line) => {
      const [, first, last, phone, email, city, zip] = line.split(',');
      return `"${last}, ${first}","1 Elm Street, ${city}, ID ${zip}, US",${email},${phone},Active,Full`;
    });
    const header = 'Who,Where,How,Phone,Status,Wishes';
    writeFileSync(join(folder, 'odd.csv'), [header, ...rows, ''].join('\n'));
  };
  const flags = [
    ...['--accept-known', '--answer', '{column: Who, use: lastFirst}'],
    ...['--answer', '{column: Where, use: cityStateZip}'],
  ];
  const more = [
    ...['--answer', '{column: How, use: email}'],
    ...['--answer', '{column: Wishes, use: decidesListing, show: [full]}'],
  ];

  it('prints the table of columns and how to answer, and stores the answers', async () => {
    write();
    const before = list();
    const { code, out } = await importing(['odd.csv']);
    expect([code, list()]).toEqual([1, before]);
    expect(out).toMatch(/\| `Who` \| `[^|]+` \| \*\*\?\*\* \| \*\*open\*\* \|/);
    expect(out).toMatch(/\| `Status` \| `Active` \| Decides who is listed \| filled in \|/);
    expect(out).toContain("  - {column: 'Who', use: ?}\n");
    expect(out).not.toContain("{column: 'Status'");
    const dry = await importing(['odd.csv', '--dry-run', ...flags, ...more]);
    expect([dry.code, dry.out.includes('This was a dry run')]).toEqual([0, true]);
    expect((await importing(['odd.csv', ...flags])).code).toBe(1);
    expect((await importing(['odd.csv', ...more])).code).toBe(0);
    const again = await importing(['odd.csv']);
    expect([again.code, again.out.includes('There was nothing to save.')]).toEqual([0, true]);
    expect(list()).not.toContain('1 Elm Street');
  });

  it.each([
    ['no use of ours', '{column: Who, use: surname}', 'use: Enter one of these: firstName'],
    ['no column', '{column: Whom, use: phone}', 'no column "Whom". Its columns are: Who, Where'],
    ['no line', 'Who=phone', "isn't a line for membership.yaml."],
    ['no answer about a row', '{name: Ann, list: perhaps}', 'list: Enter true or false.'],
  ])('rejects a flag with %s', async (_, given, sentence) => {
    write();
    const { code, error } = await importing(['odd.csv', '--answer', given]);
    expect([code, error.includes(sentence)]).toEqual([1, true]);
  });
});
