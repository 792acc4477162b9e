// The table of ratios as docs/benchmarks.md has it, and the figures that such a table holds.
import { markdownTable } from 'markdown-table';
import { z } from 'zod';
import type { Row, Unit } from './figures.ts';

const header = ['how', 'what', 'this site', 'generated', 'ratio'];
const nothing = 'nothing';

const written = (value: number, unit: Unit) => `${value.toLocaleString('en-US')} ${unit}`;

/** How many times as much the generated site takes, `2.1 ×`. */
export const ratioOf = ({ ours, generated }: Row): string =>
  generated === undefined ? '' : `${(generated / ours).toFixed(1)} ×`;

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.how,
    row.what,
    written(row.ours, row.unit),
    row.generated === undefined ? nothing : written(row.generated, row.unit),
    ratioOf(row),
  ]);
  return markdownTable([header, ...lines], { align: ['l', 'l', 'r', 'r', 'r'] });
}

const unitOf = z.enum(['ms', 'kB', 'requests']);
const numberIn = (cell: string) => Number.parseInt(cell.replaceAll(',', ''), 10);

/** The rows that a text of that form has. */
export function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => /^\|.*\d.*\|$/.test(line));
  return lines.map((line) => {
    const [how = '', what = '', ours = '', generated = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {
      how,
      what,
      unit: unitOf.parse(ours.split(' ')[1]),
      ours: numberIn(ours),
      generated: generated === nothing ? undefined : numberIn(generated),
    };
  });
}
