// Imports from the terminal: options, report and exit code.
import { parseArgs } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { ImportError, onOneLine, systemError } from './import-error.ts';
import { replaceFile } from './list/write-list.ts';
import type { ExportFile } from './reading/export-file.ts';
import { privateMarkdown, publicMarkdown } from './report/markdown.ts';
import { agreements, outcomeLine } from './report/report.ts';
import { importTarget, runImport } from './run-import.ts';

export const optionsUsage = `  --dry-run            only shows what would change
  --accept-rejections  continues without the rows that have errors
  --yes                allows more than a fifth of the members to leave the list
  --markdown FILE      writes the part of the report that anyone may read
`;

/** Reads the command line. Returns undefined if it isn't valid. */
export function readCommand(args = process.argv.slice(2)) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        // Without the two dashes, npm takes the flag as its own. It was still meant as a dry run.
        'dry-run': { type: 'boolean', default: process.env.npm_config_dry_run === 'true' },
        'accept-rejections': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        markdown: { type: 'string' },
      },
    });
  } catch {
    return undefined;
  }
}

type Options = NonNullable<ReturnType<typeof readCommand>>['values'];

function sentenceOf(error: unknown): string {
  if (error instanceof ImportError) return onOneLine(error.message);
  if (error instanceof ContentError) return error.message;
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped because of a bug. The list is unchanged. Send this to your webmaster:\n\n${output}`;
}

/**
 * Imports a file or the data of a platform, prints the report, and returns the exit code: 1 if the list could
 * not be updated.
 */
export async function runCommand(
  edition: Edition,
  options: Options,
  read: () => Promise<ExportFile>,
): Promise<0 | 1> {
  try {
    const { report, outcome } = runImport(importTarget(edition, new Date()), await read(), {
      dryRun: options['dry-run'],
      agreed: agreements.filter((agreement) => options[agreement]),
    });
    process.stdout.write(`${privateMarkdown(report, outcome)}\n`);
    if (options.markdown !== undefined) {
      try {
        replaceFile(options.markdown, publicMarkdown(report, outcome));
      } catch (error) {
        // The list may be saved, whatever happens to this file.
        process.stderr.write(
          `${outcomeLine(report, outcome)} The report ${options.markdown} can't be written (${String(error)}). Give another file.\n`,
        );
        return 1;
      }
    }
    return outcome === 'stopped' ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${sentenceOf(systemError(error, 'The file') ?? error)}\n`);
    return 1;
  }
}
