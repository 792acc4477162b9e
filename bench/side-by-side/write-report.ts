// Puts the figures of a run where people read them: the table into docs/benchmarks.md, the plot beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Row } from './figures.ts';
import { plotOf } from './plot.ts';
import { tableOf } from './table.ts';

export const reportFile = 'docs/benchmarks.md';
export const plotFile = 'docs/pictures/side-by-side.svg';

/** What stands around the part of the document that a run replaces. */
const [begin, end] = ['<!-- side by side: npm run bench -- baseline -->', '<!-- /side by side -->'];

/** What stands before the part that a run replaces, that part, and what stands after it. */
export function partsOf(text: string): readonly [before: string, part: string, after: string] {
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end, from);
  if (from < begin.length || to < 0)
    throw new Error(`${reportFile}: the lines ${begin} and ${end} belong around the table.`);
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

/** @param browser its name and version */
export function writeReport(rows: readonly Row[], browser: string): void {
  const [before, , after] = partsOf(readFileSync(reportFile, 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  // Of the last quarter of an hour, which a run nearly fills.
  const load = (loadavg()[2] ?? Number.NaN).toFixed(1);
  const head = `${day}, Node ${process.versions.node}, ${browser}, ${machine}, average load ${load}.`;
  writeFileSync(reportFile, `${before}\n${head}\n\n${tableOf(rows)}\n\n${after}`);
  writeFileSync(plotFile, plotOf(rows));
}
