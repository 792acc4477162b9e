// Which edition a program works with.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'selection-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const program = `
  const { edition } = await import(${JSON.stringify(`${pathToFileURL('packages/edition/loaders/edition.ts')}`)});
  console.log(edition.folder);`;

/** What a program prints in a folder with this edition.txt. */
function folderOf(selection: string | undefined, folder = ''): string {
  rmSync(join(scratch, 'edition.txt'), { force: true });
  if (selection !== undefined) writeFileSync(join(scratch, 'edition.txt'), selection);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: scratch, env: { ...process.env, CONTENT_DIR: folder }, encoding: 'utf8' },
  );
  return `${stdout}${stderr}`;
}

it.each(['editions/vermont\n', ' editions/vermont \r\n\r\n', '\uFEFFeditions/vermont'])(
  '%j selects editions/vermont',
  (selection) => expect(folderOf(selection).trim()).toBe('editions/vermont'),
);

it('CONTENT_DIR is preferred', () =>
  expect(folderOf('editions/vermont', 'content').trim()).toBe('content'));

it.each([undefined, '', '\n'])('%j is an error that says what to write', (selection) =>
  expect(folderOf(selection)).toMatch(
    /^Fix .*\n {2}edition\.txt: This file has to name the folder of your edition\. Write the folder into it.*\n$/,
  ),
);
