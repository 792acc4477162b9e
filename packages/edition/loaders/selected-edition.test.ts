// Which edition a program works with.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const program = `
  const { edition } = await import(${JSON.stringify(`${pathToFileURL('packages/edition/loaders/edition.ts')}`)});
  console.log(edition.folder);`;

it.each([
  ['\uFEFF editions/vermont \r\n\r\n', '', 'editions/vermont'],
  ['editions/vermont', 'content', 'content'],
  ['\n', '', 'edition.txt: This file has to name the folder of your edition. Write the folder'],
])('the selection %j, with CONTENT_DIR %j', (selection, folder, expected) => {
  const cwd = mkdtempSync(join(tmpdir(), 'selection-'));
  writeFileSync(join(cwd, 'edition.txt'), selection);
  const options = { cwd, env: { ...process.env, CONTENT_DIR: folder }, encoding: 'utf8' } as const;
  const args = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  rmSync(cwd, { recursive: true });
  expect(`${stdout}${stderr}`).toContain(expected);
});
