import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf, tableOf } from './table.ts';

const words = fc.stringMatching(/^[A-Za-z`/][A-Za-z0-9`/ ,]{0,20}[a-z]$/);
const figure = fc.integer({ min: 1, max: 90_000 });
const row = fc.record({
  how: words,
  what: words,
  unit: fc.constantFrom('ms', 'kB', 'requests'),
  ours: figure,
  generated: fc.option(figure, { nil: undefined }),
});

it('says how many times as much the generated site takes', () => {
  const paint = { how: 'Simulated', what: '`/`', unit: 'ms', ours: 900, generated: 1890 } as const;
  const [, , line] = tableOf([paint]).split('\n');
  expect(line).toMatch(/\| +900 ms \| +1,890 ms \| +2\.1 × \|$/);
});

it('holds the figures that it was made of', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(rowsOf(tableOf(rows))).toEqual(rows);
    }),
  );
});
