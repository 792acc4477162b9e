import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plotOf } from './plot.ts';
import { rowsOf } from './table.ts';
import { partsOf, plotFile, reportFile } from './write-report.ts';

const report = readFileSync(reportFile, 'utf8');

it('replaces only what a run has measured', () => {
  const [before, part, after] = partsOf(report);
  expect(before + part + after).toBe(report);
  expect(before).toMatch(/-->$/);
  expect(after).toMatch(/^<!--/);
});

it('says so where a document has no place for it', () => {
  expect(() => partsOf('# Benchmarks')).toThrow('docs/benchmarks.md: the lines <!--');
});

it('has the plot of its table beside it', () => {
  const [, part] = partsOf(report);
  const rows = rowsOf(part);
  expect(rows.length).toBeGreaterThan(20);
  expect(readFileSync(plotFile, 'utf8')).toBe(plotOf(rows));
});
