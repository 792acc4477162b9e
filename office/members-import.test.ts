// The command of `npm run members:import`: its arguments, its messages, how it ends.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';

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
    const { code, out } = await importing(['broken.csv']);
    expect(code).toBe(1);
    expect(out).toContain('"8370" isn\'t a ZIP code. Fix it in the membership platform');
    expect(out).toContain('--accept-rejections');
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
      return `"${last}, ${first}","1 Elm Street, ${city}, ID ${zip}, US",${email},${phone},Active`;
    });
    writeFileSync(join(folder, 'odd.csv'), ['Who,Where,How,Phone,Status', ...rows, ''].join('\n'));
  };
  const flags = ['--column', 'Who=last-first', '--column', 'Where=city-state-zip'];

  it('shows them with values and the flags to add, and remembers the choice', async () => {
    write();
    const before = list();
    const { code, out } = await importing(['odd.csv']);
    expect([code, list()]).toEqual([1, before]);
    expect(out).toMatch(/Who +Don't use +\S+, \S+ · /);
    const suggested = out.match(/--column "[^"]+"(?= --column|\n)/g) ?? [];
    expect(suggested).toEqual([
      '--column "Who=last-first"',
      '--column "How=email"',
      '--column "Where=city-state-zip"',
    ]);
    const all = [...flags, '--column', 'How=email'];
    const dry = await importing(['odd.csv', '--dry-run', ...all]);
    expect([dry.code, dry.out.includes('(your choice)')]).toEqual([0, true]);
    expect((await importing(['odd.csv'])).code).toBe(1);
    expect((await importing(['odd.csv', ...all])).code).toBe(0);
    expect((await importing(['odd.csv'])).code).toBe(0);
    expect(list()).not.toContain('1 Elm Street');
  });

  it.each([
    ['no word of ours', 'Who=surname', '--column "Who=surname" names no use.'],
    ['no column', 'Whom=name', 'The export has no column "Whom". Its columns are: Who, Where'],
    ['a column that decides', 'Status=phone', '"Status" decides who is listed'],
  ])('rejects a flag with %s', async (_, flag, sentence) => {
    write();
    const { code, error } = await importing(['odd.csv', '--column', flag]);
    expect([code, error.includes(sentence)]).toEqual([1, true]);
  });
});

describe('the command, given a workbook', () => {
  const header = ['First name', 'Last name', 'Email', 'City', 'Zip', 'Status', 'Privacy'];
  const rowsOf = (count: number, name: string, privacy: string) => [
    header,
    ...Array.from({ length: count }, (_, at) => [
      name,
      `P${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
      `${name}${at}@example.org`,
      'Boise',
      '83702',
      'Active',
      privacy,
    ]),
  ];
  const write = (privacy: string) =>
    writeFileSync(
      join(folder, 'a.xlsx'),
      zipOf(
        workbookOf([
          { name: 'Former members', rows: inlineRows(rowsOf(80, 'Old', privacy)) },
          { name: 'Members 2026', rows: inlineRows(rowsOf(89, 'New', privacy)) },
        ]),
      ),
    );
  const answer = (line: string) => {
    const file = join(folder, 'content/membership.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('answers: []', `answers:\n${line}`));
  };

  it('asks which sheet, what columns say and whether so many leave, and writes nothing until then', async () => {
    write('Members only');
    const before = list();
    const sheets = await importing(['a.xlsx', '--yes']);
    expect([sheets.code, list()]).toEqual([1, before]);
    expect(sheets.out).toMatch(/Former members +80\n +Members 2026 +89\n/);
    expect(sheets.out).toContain('--sheet "');
    expect(sheets.out).toContain('Nothing was saved.');

    const chosen = ['a.xlsx', '--sheet', 'Members 2026'];
    const columns = await importing([...chosen, '--yes', '--accept-rejections']);
    expect([columns.code, list()]).toEqual([1, before]);
    expect(columns.out).toMatch(/Privacy +Members only +89\n/);
    const [line = ''] = /^ +- \{column: "Privacy".*$/m.exec(columns.out) ?? [];
    answer(line.replace('publish: [], keepOut: ["Members only"]', 'publish: ["Members only"]'));

    const controller = await importing(chosen);
    expect([controller.code, list()]).toEqual([1, before]);
    expect(controller.out).toMatch(
      /\d+ of \d+ members would leave the list, which is more than a fifth/,
    );
    expect(controller.out).toContain('import again with --yes');

    expect((await importing([...chosen, '--yes'])).code).toBe(0);
    expect(list().match(/^\d+,New,/gm)).toHaveLength(89);
  });

  it('says how it is used where a choice is none', async () => {
    const { code, error } = await importing(['a.xlsx', '--hidden', 'perhaps']);
    expect(code).toBe(2);
    expect(error).toContain('--hidden include');
  });
});
