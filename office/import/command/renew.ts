// A renewal of the list of members in the terminal: its options, progress, report and exit code.
import { parseArgs } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { ImportError, onOneLine, systemError } from '#import/import-error.ts';
import { hiddenRows, type Progress } from '#import/reading/export-file.ts';
import { reportMarkdown } from '#import/report/report-markdown.ts';
import { reportText } from '#import/report/report-text.ts';
import type { ImportOptions, ImportResult } from '#import/run-import.ts';
import { replaceFile } from '#import/writing/replace-file.ts';

export type RenewalOptions = {
  /** Arguments that are no options, such as the name of a file. */
  readonly names: readonly string[];
  readonly options: ImportOptions;
  /** A file for the report as Markdown. */
  readonly markdown: string | undefined;
};

export const optionsUsage = `  --accept-rejections   leaves out the people whose rows are refused
  --yes                 agrees that more than a fifth of the members leave the list
  --markdown FILE       writes the public part of the report as Markdown
`;

/** Reads the command line. Returns undefined where it is not valid. */
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
      },
    });
    const hidden = hiddenRows.find((choice) => choice === values.hidden);
    if (values.hidden !== undefined && hidden === undefined) return undefined;
    return {
      names: positionals,
      options: {
        // Without the two dashes npm keeps the flag for itself; who wrote it wanted only to look.
        dryRun: values['dry-run'] || env.npm_config_dry_run === 'true',
        acceptRejections: values['accept-rejections'],
        yes: values.yes,
        sheet: values.sheet,
        hidden,
      },
      markdown: values.markdown,
    };
  } catch {
    return undefined;
  }
}

/** What of a terminal, or of the file in its place, is written to. */
type Terminal = {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
};

/** To the beginning of the line, and without what shows there. */
const empty = '\r\u001b[K';

/** Longer lines would break, and their beginning would stay. */
const maxLength = 76;

/**
 * A line that says how far a long task is, and goes away again. In a log it writes nothing.
 */
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
  return `The import stopped at something it does not know. The list is as it was. Send what follows to whoever looks after the site:\n\n${output}`;
}

function writeMarkdown(file: string, { report, outcome }: ImportResult): void {
  try {
    replaceFile(file, reportMarkdown(report, outcome));
  } catch (error) {
    const list = outcome.kind === 'written' ? 'The list was written.' : undefined;
    throw systemError(error, 'The file for the Markdown', list) ?? error;
  }
}

/** Returns the exit code: 1 if the list could not be renewed. */
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
