// The command of `npm run members:import`: its arguments, its messages, how it ends.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '#import/command.ts';
import { readExport } from '#import/reading/read-export.ts';
import { importTarget, runImport } from '#import/run-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
const content = join(folder, 'content');
const list = () => readFileSync(join(content, 'members.csv'), 'utf8');
const given = (name: string) => join(folder, name);

beforeAll(() => cpSync('editions/idaho', content, { recursive: true }));
beforeEach(() => {
  for (const file of ['members.csv', 'membership.yaml'])
    cpSync(`editions/idaho/${file}`, join(content, file));
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

/** What another program does while the command reads the export. */
let meanwhile = () => {};

/** Runs the command in this process. */
async function importing(file: string, ...args: readonly string[]) {
  const outputs = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const reading = () => async () => {
    meanwhile();
    return readExport(file, readFileSync(given(file)));
  };
  const code = await runCommand(openEdition(content), '', reading, [...args]);
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
  expect((await importing('odd.csv', '--force')).code).toBe(2);
});

it('says what is wrong in a sentence, and ends as a failure', async () => {
  const { code, error } = await importing('old.xls');
  expect([code, error]).toEqual([1, expect.stringMatching(/^old\.xls is an old .* saved\.\n$/)]);
  expect((await importing('none.csv')).error).toMatch(/doesn't exist\. Check the name/);
});

it('asks about each column, takes the answers from membership.yaml, and stops at errors', async () => {
  const before = list();
  // These may be settings of the computer.
  vi.stubEnv('npm_config_yes', 'true');
  const { code, out, error } = await importing('odd.csv');
  expect([code, error, list()]).toEqual([1, '', before]);
  expect(out).toMatch(/\n- `Who`: `[^`]+, [^`]+` `/);
  expect(out).toContain('\n- `Status`: `Active`\n');
  const [, lines = ''] = /```yaml\n([^`]+)```/.exec(out) ?? [];
  expect(lines).toContain('  - column: Who\n    use: "?"\n');
  expect(lines).toContain('    use: decidesListing\n    show:\n      - Active\n');
  const decided = [
    ...['Who\n    use: lastFirst', 'Where\n    use: cityStateZip', 'How\n    use: email'],
    'Wishes\n    use: decidesListing\n    show: [Full]',
  ].reduce((text, line) => {
    const [name] = line.split('\n');
    return text.replace(`${name}\n    use: "?"`, line);
  }, lines);
  writeFileSync(join(content, 'membership.yaml'), decided);
  // Without the two dashes, npm keeps the flag for itself.
  vi.stubEnv('npm_config_dry_run', 'true');
  expect((await importing('odd.csv')).out).toContain('This was a dry run');
  vi.unstubAllEnvs();
  expect((await importing('odd.csv')).out).toContain('There was nothing to save.');
  expect(list()).not.toContain('1 Elm Street');
  const changed = list().replace('12085550112', '12085550113');
  meanwhile = () => writeFileSync(join(content, 'members.csv'), changed);
  expect((await importing('odd.csv')).out).toMatch(/\n\S+members\.csv was saved\.\n/);
  expect(list()).toBe(changed.replace('12085550113', '12085550112'));
  // Another program changes the list while it is compared.
  const target = importTarget(openEdition(content), new Date());
  const file = await readExport('odd.csv', readFileSync(given('odd.csv')));
  writeFileSync(join(content, 'members.csv'), changed);
  expect(() => runImport(target, file, { dryRun: false, agreed: [] })).toThrow(
    'members.csv changed during the import.',
  );
  expect(list()).toBe(changed);
  const rows = readFileSync(given('odd.csv'), 'utf8');
  writeFileSync(given('odd.csv'), rows.replaceAll('83702', '8370'));
  const broken = await importing('odd.csv');
  expect(broken.code).toBe(1);
  expect(broken.out).toContain("isn't a ZIP code.");
  expect(broken.out).toContain('add --accept-rejections after the two dashes');
});
