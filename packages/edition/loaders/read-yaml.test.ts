import { expect, it } from 'vitest';
import { siteSchema } from '#schemas/site.ts';
import { filesIn } from './files.ts';
import { readYaml } from './read-yaml.ts';

it.each([
  ['an empty file', '', ': This file is empty.'],
  ['a file of notes', '# none\n', ': This file is empty.'],
  ['a list', '- name\n', ", line 1: This isn't a group of fields."],
  ['a text', 'name\n', ', line 1: "name" isn\'t a group of fields.'],
])('%s instead of fields stops the build', (_, text, issue) => {
  const files = filesIn('edition', { 'site.yaml': text });
  expect(() => readYaml(files, 'site.yaml', siteSchema)).toThrow(
    `edition/site.yaml${issue} Enter these fields: name,`,
  );
});

it('a missing file stops the build', () =>
  expect(() => readYaml(filesIn('edition'), 'missing.yaml', siteSchema)).toThrow(
    'edition/missing.yaml: This file is missing. Restore it',
  ));
