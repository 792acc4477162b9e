import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnCells, indexColumn } from './index-column.ts';

describe('a column of the index', () => {
  const entry = fc.stringMatching(/^[A-Za-z][A-Za-z ,'-]{0,9}[a-z]$/);
  const cell = fc.uniqueArray(entry, { maxLength: 4 }).map((entries) => entries.join('; '));

  it('has the cells as they were', () => {
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1 }),
        fc.integer({ min: 1, max: 60 }),
        (some, times) => {
          const cells = Array.from({ length: times }, () => some).flat();
          expect(columnCells(indexColumn(cells))).toEqual(cells);
        },
      ),
    );
  });

  it('lists whole cells where members repeat them, and items where they differ', () => {
    const cells = ['Cache; Rich', '', 'Rich; Weber'];
    expect(indexColumn(cells).table).toEqual(['Rich', 'Cache', 'Weber']);
    const repeated = [...Array.from({ length: 60 }, () => 'Rich; Weber'), ...cells];
    expect(indexColumn(repeated).table).toEqual(['Rich; Weber', 'Cache; Rich', '']);
  });
});
