// The command of `npm run members:import`: its arguments, its messages, how it ends.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAnswers } from '#desk/server/save-answers.ts';
import { readCommand, runCommand } from '#import/command.ts';
import { readExport } from '#import/reading/read-export.ts';
import { readExportBytes } from '#import/run-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
const content = join(folder, 'content');
const list = () => readFileSync(join(content, 'members.csv'), 'utf8');
const given = (name: string) => join(folder, name);

beforeAll(() => cpSync('editions/idaho', content, { recursive: true }));
beforeEach(() => {
  for (const file of ['members.csv', 'membership.yaml'])
    cpSync(`editions/idaho/${file}`, join(content, file));
  const rows = list().replaceAll('12085550112', '208-555-0113');
  writeFileSync(given('export.csv'), rows);
  writeFileSync(given('broken.csv'), rows.replaceAll('83702', '8370'));
  writeFileSync(given('old.xls'), Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]));
  const people = list()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, first, last, phone, email, city, zip] = line.split(',');
      return `"${last}, ${first}","1 Elm Street, ${city}, ID ${zip}, US",${email},${phone},Active,Full`;
    });
  const header = 'Who,Where,How,Phone,Status,Wishes';
  writeFileSync(given('odd.csv'), [header, ...people, ''].join('\n'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs the command in this process. */
async function importing(file: string, ...args: readonly string[]) {
  const outputs = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const read = async () => readExport(basename(file), readExportBytes(given(file)));
  const { values } = readCommand([...args]) ?? {};
  const code = values
    ? await runCommand(openEdition(content), values, { read, store: saveAnswers })
    : 2;
  const [out = '', error = ''] = outputs.map((output) => {
    const text = output.mock.calls.map(([chunk]) => String(chunk)).join('');
    output.mockRestore();
    return text;
  });
  return { code, out, error };
}

it('starts as a program, and says how it is used', async () => {
  const run = promisify(execFile);
  const start = (...args: readonly string[]) =>
    run(process.execPath, [resolve('office/members-import.ts'), ...args], { cwd: folder }).catch(
      (error: object) => error,
    );
  const usage = expect.stringContaining('npm run members:import -- FILE --dry-run');
  expect(await start('a.csv', 'b.csv')).toMatchObject({ code: 2, stderr: usage });
  expect([readCommand(['export.csv', '--force']), readCommand(['--sheet'])]).toEqual([
    undefined,
    undefined,
  ]);
});

describe('the command', () => {
  it('says what is wrong in a sentence, and ends as a failure', async () => {
    const { code, error } = await importing('old.xls');
    expect([code, error]).toEqual([1, expect.stringMatching(/^old\.xls is an old .* saved\.\n$/)]);
    expect((await importing('none.csv')).error).toMatch(/doesn't exist\. Check the name/);
  });

  it('ends as a failure where it stopped, with what to do', async () => {
    const id = ['--accept-known', '--answer', '{column: id, use: notUsed}'];
    const { code, out } = await importing('broken.csv', ...id);
    expect(code).toBe(1);
    expect(out).toContain("isn't a ZIP code.");
    expect(out).toContain('add --accept-rejections after the two dashes');
  });

  it('says nothing about flags of npm, which may be settings of the computer', async () => {
    vi.stubEnv('npm_config_yes', 'true');
    const { out, error } = await importing('export.csv', '--dry-run');
    expect([error, out.includes('npm took')]).toEqual(['', false]);
  });

  it('prints the table of columns and how to answer, and stores the answers', async () => {
    const before = list();
    const { code, out } = await importing('odd.csv');
    expect([code, list()]).toEqual([1, before]);
    expect(out).toMatch(/\| `Who` \| `[^|]+` `[^|]+\| \*\*\?\*\* \| \*\*open\*\* \|/);
    expect(out).toMatch(/\| `Status` \| `Active` \| Decides who is listed \| filled in \|/);
    expect(out).toContain(`--answer "{column: 'Who', use: ?}"\n`);
    expect(out).not.toContain("{column: 'Status'");
    const first = ['Who, use: lastFirst', 'Where, use: cityStateZip'];
    const rest = ['How, use: email', 'Wishes, use: decidesListing, show: [full]'];
    const flags = (lines: readonly string[]) =>
      lines.flatMap((line) => ['--answer', `{column: ${line}}`]);
    const all = ['--accept-known', ...flags([...first, ...rest])];
    const dry = await importing('odd.csv', '--dry-run', ...all);
    expect([dry.code, dry.out.includes('This was a dry run'), list()]).toEqual([0, true, before]);
    expect((await importing('odd.csv', '--accept-known', ...flags(first))).code).toBe(1);
    // Without the two dashes, npm keeps the flag for itself.
    vi.stubEnv('npm_config_dry_run', 'true');
    expect((await importing('odd.csv', ...flags(rest))).out).toContain('This was a dry run');
    vi.unstubAllEnvs();
    expect((await importing('odd.csv', ...flags(rest))).code).toBe(0);
    const again = await importing('odd.csv');
    expect([again.code, again.out.includes('There was nothing to save.')]).toEqual([0, true]);
    expect(list()).not.toContain('1 Elm Street');
    const changed = list().replace('12085550112', '12085550113');
    writeFileSync(join(content, 'members.csv'), changed);
    expect((await importing('odd.csv')).out).toContain('members.csv was saved.');
    expect(list()).toBe(changed.replace('12085550113', '12085550112'));
  });

  it.each([
    ['no use of ours', '{column: Who, use: surname}', 'use: Enter one of these: firstName'],
    ['no column', '{column: Whom, use: phone}', 'no column "Whom". Its columns are: Who, Where'],
    ['no line', 'Who=phone', "isn't a line for membership.yaml."],
    ['no answer about a row', '{name: Ann, list: perhaps}', 'list: Enter true or false.'],
  ])('rejects a flag with %s', async (_, answer, sentence) => {
    const { code, error } = await importing('odd.csv', '--answer', answer);
    expect([code, error]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
