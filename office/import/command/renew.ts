// Updates the member list from the terminal: options, progress, report and exit code.
import { parseArgs } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { ImportError, onOneLine, systemError } from '#import/import-error.ts';
import { hiddenRows, type Progress } from '#import/reading/export-file.ts';
import { reportMarkdown } from '#import/report/report-markdown.ts';
import { reportText } from '#import/report/report-text.ts';
import type { ImportOptions, ImportResult } from '#import/run-import.ts';
import { replaceFile } from '#import/writing/replace-file.ts';

export type RenewalOptions = {
  /** Arguments that aren't options, such as a file name. */
  readonly names: readonly string[];
  readonly options: ImportOptions;
  /** Flags that choose columns, such as `Contact person=name`. */
  readonly columns: readonly string[];
  /** A file for the report as Markdown. */
  readonly markdown: string | undefined;
};

export const optionsUsage = `  --accept-rejections   continues without the rows that have errors
  --yes                 allows more than a fifth of the members to leave the list
  --column "NAME=WORD"  says what a column has, such as "Contact person=name"
  --markdown FILE       writes the public part of the report as Markdown
`;

/** Reads the command line. Returns undefined if it isn't valid. */
export function readOptions(env: NodeJS.ProcessEnv): RenewalOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'accept-rejections': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        sheet: { type: 'string' },
        hidden: { type: 'string' },
        markdown: { type: 'string' },
        column: { type: 'string', multiple: true, default: [] },
      },
    });
    const hidden = hiddenRows.find((choice) => choice === values.hidden);
    if (values.hidden !== undefined && hidden === undefined) return undefined;
    return {
      names: positionals,
      options: {
        // Without the two dashes, npm takes the flag as its own. It was still meant as a dry run.
        dryRun: values['dry-run'] || env.npm_config_dry_run === 'true',
        acceptRejections: values['accept-rejections'],
        yes: values.yes,
        sheet: values.sheet,
        hidden,
      },
      columns: values.column,
      markdown: values.markdown,
    };
  } catch {
    return undefined;
  }
}

/** The output: a terminal, or a file in its place. */
type Terminal = {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
};

/** Clears the current line. */
const empty = '\r\u001b[K';

/** Longer lines would wrap, and clearing would miss their first part. */
const maxLength = 76;

/** A line with the progress of a long task, which disappears at the end. It writes nothing to a log. */
function progressLine(screen: Terminal) {
  let shows = false;
  return {
    show: (done: string): void => {
      if (!screen.isTTY) return;
      screen.write(`${empty}${`Reading: ${done}`.slice(0, maxLength)}`);
      shows = true;
    },
    clear: (): void => {
      if (shows) screen.write(empty);
      shows = false;
    },
  };
}

export type Terminals = { readonly out: Terminal; readonly error: Terminal };

function sentenceOf(error: unknown): string {
  if (error instanceof ImportError) return onOneLine(error.message);
  if (error instanceof ContentError) return error.message;
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped because of a bug. The list is unchanged. Send this to your webmaster:\n\n${output}`;
}

function writeMarkdown(file: string, { report, outcome }: ImportResult): void {
  try {
    replaceFile(file, reportMarkdown(report, outcome));
  } catch (error) {
    const list = outcome.kind === 'written' ? 'The list was saved.' : undefined;
    throw systemError(error, 'The Markdown file', list) ?? error;
  }
}

/** Returns the exit code: 1 if the list could not be updated. */
export async function renew(
  work: (progress: Progress) => Promise<ImportResult>,
  { markdown }: Pick<RenewalOptions, 'markdown'>,
  { out, error: errors }: Terminals = { out: process.stdout, error: process.stderr },
): Promise<0 | 1> {
  const line = progressLine(out);
  try {
    const done = await work(line.show);
    line.clear();
    out.write(`${reportText(done.report, done.outcome, done.page)}\n`);
    if (markdown !== undefined) writeMarkdown(markdown, done);
    return done.outcome.kind === 'stopped' ? 1 : 0;
  } catch (error) {
    line.clear();
    errors.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}
