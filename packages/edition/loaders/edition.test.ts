import { describe, it } from 'vitest';
import { parse } from 'yaml';
import { edition } from './edition.ts';
import { invalidContent, yamlFiles } from './editions.fixture.ts';
import { expectForm } from './read-or-reject.fixture.ts';
import { schemaIssues } from './schema-issues.ts';

/** Every path of a value, its branches too. */
function paths(value: unknown): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [[]];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    paths(each).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  );
  return [[], ...inner];
}

describe.each(Object.entries(yamlFiles))('%s', (file, { schema }) => {
  const content: unknown = parse(edition.readText(file));
  const odd = [
    undefined,
    null,
    '',
    'x',
    'x'.repeat(3000),
    -1,
    1.5,
    1e21,
    true,
    [],
    {},
    [[]],
    [null],
  ];

  it('has issues that say what happened and what to do, for any value at any path', () => {
    for (const path of paths(content)) {
      for (const put of odd) {
        const value = invalidContent(content, { at: path, put });
        const { error } = schema.safeParse(value);
        const issues = error ? schemaIssues(error, value, (at) => ({ field: at.join('.') })) : [];
        for (const issue of issues) expectForm({ ...issue, file });
      }
    }
  });
});
