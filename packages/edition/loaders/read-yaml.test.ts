import { expect, it } from 'vitest';
import { siteSchema } from '#schemas/site.ts';
import { filesIn } from './files.ts';
import { readYaml } from './read-yaml.ts';

it.each([
  ['an empty file', '', ': found nothing'],
  ['a file of notes', '# none\n', ': found nothing'],
  ['a list', '- name\n', ', row 1: found ["name"]'],
  ['a text', 'name\n', ', row 1: found "name"'],
])('%s where fields should be stops the build', (_, text, found) => {
  const files = filesIn('edition', { 'site.yaml': text });
  expect(() => readYaml(files, 'site.yaml', siteSchema)).toThrow(
    `edition/site.yaml${found}; expected the fields name,`,
  );
});

it('a file that is not there stops the build', () => {
  expect(() => readYaml(filesIn('edition'), 'missing.yaml', siteSchema)).toThrow(
    'edition/missing.yaml: found nothing; expected a readable file',
  );
});
