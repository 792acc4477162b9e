// What the commands have in common, with an import of 4,500 rows that shows how far it is.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { afterAll, describe, expect, it } from 'vitest';
import {
  plainExport,
  plainHeader,
  plainRows,
  sampleContext,
  sampleList,
} from '#import/import.fixture.ts';
import { ImportError } from '#import/import-error.ts';
import type { Progress } from '#import/reading/export-file.ts';
import { importBytes } from '#import/run-import.ts';
import { renew } from './renew.ts';

const folder = mkdtempSync(join(tmpdir(), 'renew-'));
afterAll(() => rmSync(folder, { recursive: true }));
const markdown = join(folder, 'report.md');

const lapsed = Array.from(
  { length: 4500 },
  (_, at) => `${at},Ann,Doe,,a${at}@example.org,Provo,84604,Lapsed`,
);
const bytes = new TextEncoder().encode(plainExport(plainHeader, ...plainRows(), ...lapsed));

/** A terminal that keeps what is written to it. */
class SampleScreen {
  readonly isTTY: boolean;
  written = '';
  constructor(isTTY: boolean) {
    this.isTTY = isTTY;
  }
  write(text: string): void {
    this.written += text;
  }
  /** The lines in the order in which they were written. */
  get lines(): readonly string[] {
    return this.written
      .split(/[\r\n]/)
      .map((line) => stripVTControlCharacters(line))
      .filter((line) => line !== '');
  }
  /** What is on the screen in the end: a wiped line leaves nothing. */
  get seen(): string {
    const lines = this.written.split('\n').map((line) => line.split('\r\u001b[K').at(-1));
    return lines.join('\n');
  }
}

const importing = (progress: Progress) =>
  importBytes(
    {
      context: sampleContext,
      list: sampleList(12),
      files: {
        members: join(folder, 'members.csv'),
        numbers: join(folder, 'numbers.csv'),
        backups: join(folder, 'backups'),
      },
    },
    'export.csv',
    bytes,
    { dryRun: true, acceptRejections: false, yes: false },
    new Date(2026, 10, 22),
    progress,
  );

/** Runs the work as a command does, and gives how it ended and what was to be seen. */
async function renewal(work: Parameters<typeof renew>[0], given = {}, isTTY = true) {
  const [out, error] = [new SampleScreen(isTTY), new SampleScreen(isTTY)];
  const code = await renew(work, { markdown: undefined, ...given }, { out, error });
  return { code, out, error };
}

const stopping = (error: unknown) => async (progress: Progress) => {
  progress('x'.repeat(500));
  throw error;
};

describe('a command that renews the list', () => {
  it('shows the progress of a long export, and then only the report', async () => {
    const { code, out, error } = await renewal(importing);
    expect([code, error.written]).toEqual([0, '']);
    expect(out.lines.slice(0, 2)).toEqual(['Reading: 2,000 rows', 'Reading: 4,000 rows']);
    expect(out.seen).toMatch(/^export\.csv: 12 → 12 members\n/);
    expect(out.seen).not.toContain('Reading');
  });

  it('shows nothing of it in a log', async () => {
    const { out } = await renewal(importing, {}, false);
    expect(out.written).toMatch(/^export\.csv: 12 → 12 members\n/);
  });

  it('writes the public part as Markdown, with the option', async () => {
    await renewal(importing, { markdown });
    expect(readFileSync(markdown, 'utf8')).toContain(
      '- Not listed under your rules: 4,500 people\n',
    );
  });

  it('says where the Markdown cannot be written', async () => {
    const { code, error } = await renewal(importing, { markdown: folder });
    expect(code).toBe(1);
    expect(error.written).toMatch(
      /^The Markdown file \(.*\) (is|can't) .*\. Nothing was saved\.\n$/,
    );
  });

  it.each([
    ['a sentence', new ImportError('It\nis empty.'), 'It ⏎ is empty. Nothing was saved.\n'],
    [
      'issues of the edition',
      new ContentError('a.csv', [{ field: 'x', reason: 'It is 1.', hint: 'Make it 2.' }]),
      '  a.csv, x: It is 1. Make it 2.',
    ],
    ['something else', new TypeError('no such thing'), 'TypeError: no such thing'],
    ['nothing to know', 'odd', 'odd'],
  ])('ends as a failure with %s, below no line of progress', async (_, issue, output) => {
    rmSync(markdown, { force: true });
    const { code, out, error } = await renewal(stopping(issue), { markdown });
    expect([code, out.seen, existsSync(markdown)]).toEqual([1, '', false]);
    // A longer line would break, and its beginning would stay.
    for (const line of out.lines) expect(line.length).toBeLessThan(80);
    expect(error.written).toContain(output);
  });
});
