import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnCells, indexColumn } from './index-column.ts';

describe('a column of the index', () => {
  it('has the cells as they were', () => {
    const entry = fc.stringMatching(/^[A-Za-z][A-Za-z ,'-]{0,9}[a-z]$/);
    const cell = fc.uniqueArray(entry, { maxLength: 4 }).map((entries) => entries.join('; '));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        expect(columnCells(indexColumn(cells))).toEqual(cells);
      }),
    );
  });
});
