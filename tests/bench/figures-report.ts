// Writes the figures of a run into docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { markdownTable } from 'markdown-table';

const file = 'docs/benchmarks.md';

export type Row = Readonly<Record<string, string | number | undefined>>;

/** A Markdown table: a column for each name in the rows, numbers with separators. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => (row[name] ?? '').toLocaleString('en-US')));
  return markdownTable([names, ...cells], { align: ['l', ...names.slice(1).map(() => 'r')] });
}

/**
 * The document with a new text in one section.
 * @throws Error when the document lacks the lines around the section
 */
export function withSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- /bench ${name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`${file}: no lines ${begin} and ${end}. Add them where the table belongs.`);
  return `${document.slice(0, from)}${begin}\n${text}\n${document.slice(to)}`;
}

export function writeSection(name: string, rows: readonly Row[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const cores = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  // The load over the last 15 minutes, longer than most runs.
  const load = (loadavg()[2] ?? Number.NaN).toFixed(1);
  const head = `${date}, Node ${process.versions.node}, ${cores}, load average ${load}.`;
  const document = readFileSync(file, 'utf8');
  writeFileSync(file, withSection(document, name, `${head}\n\n${tableOf(rows)}\n`));
}
