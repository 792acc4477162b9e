import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteSchema } from '#schemas/site.ts';
import { readYaml } from './read-yaml.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['an empty file', '', ': found nothing'],
  ['a file of notes', '# none\n', ': found nothing'],
  ['a list', '- name\n', ', row 1: found ["name"]'],
  ['a text', 'name\n', ', row 1: found "name"'],
])('%s where fields should be stops the build', (_, text, found) => {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, text);
  expect(() => readYaml(file, siteSchema)).toThrow(`${file}${found}; expected the fields name,`);
});

it('a file that is not there stops the build', () => {
  const missing = join(folder, 'missing.yaml');
  expect(() => readYaml(missing, siteSchema)).toThrow(
    `${missing}: found nothing; expected a readable file`,
  );
});
