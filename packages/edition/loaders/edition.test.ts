import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { edition } from './edition.ts';
import { invalidContent, yamlFiles } from './editions.fixture.ts';

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

  it('is reported in words of its own, whatever stands at whatever place', () => {
    for (const path of paths(content)) {
      for (const put of odd) {
        const { error } = schema.safeParse(invalidContent(content, { at: path, put }));
        const output = error?.issues.map(({ message }) => message) ?? [];
        const foreign = output.filter((message) =>
          /invalid|received|unrecognized|too (small|big)|undefined|null|NaN|>=|<=/i.test(message),
        );
        expect(foreign, `${path.join('.')}: ${JSON.stringify(put)}`).toEqual([]);
      }
    }
  });
});
