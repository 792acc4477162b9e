// Imports from the terminal: options, report and exit code.
import { parseArgs } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { ImportError, onOneLine } from './import-error.ts';
import type { ExportFile } from './reading/export-file.ts';
import { reportMarkdown } from './report/markdown.ts';
import { agreements } from './report/report.ts';
import { importTarget, runImport } from './run-import.ts';

const optionsUsage = `  --dry-run            only shows what would change
  --accept-rejections  continues without the rows that have errors
  --yes                allows more than a fifth of the members to leave the list
  --public             prints only the part of the report that anyone may read
`;

/** The arguments; undefined if they aren't valid. */
function argumentsIn(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        // Without the two dashes, npm takes the flag as its own. It was still meant as a dry run.
        'dry-run': { type: 'boolean', default: process.env.npm_config_dry_run === 'true' },
        'accept-rejections': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        public: { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
}

const openElsewhere = 'is protected or open in another program. Close it there, and try again.';

/** By error code: what happened to a file, and what to do. */
const fileErrors: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', "doesn't exist. Check the name and the folder."],
  ['EISDIR', 'is a folder. Give the name of a file.'],
  ['EPERM', openElsewhere],
  ['EBUSY', openElsewhere],
]);

function sentenceOf(error: unknown): string {
  if (error instanceof ImportError) return onOneLine(error.message);
  if (error instanceof ContentError) return error.message;
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    const path = 'path' in error ? ` (${String(error.path)})` : '';
    const happened = fileErrors.get(error.code) ?? `can't be used (${String(error.code)}).`;
    return `The file${path} ${happened} Nothing was saved.`;
  }
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped because of a bug. The list is unchanged. Send this to your webmaster:\n\n${output}`;
}

/**
 * Imports a file or the data of a platform, prints the report, and returns the exit code: 1 if the list could
 * not be updated, 2 if the arguments aren't valid.
 * @param reading how to read the members, from the arguments besides the options; undefined if they aren't valid
 */
export async function runCommand(
  edition: Edition,
  usage: string,
  reading: (args: readonly string[]) => (() => Promise<ExportFile>) | undefined,
  args: string[] = process.argv.slice(2),
): Promise<0 | 1 | 2> {
  const { values, positionals = [] } = argumentsIn(args) ?? {};
  const read = reading(positionals);
  if (!values || !read) {
    process.stderr.write(`${usage}${optionsUsage}\n`);
    return 2;
  }
  try {
    const file = await read();
    const { report, outcome } = runImport(importTarget(edition, new Date()), file, {
      dryRun: values['dry-run'],
      agreed: agreements.filter((agreement) => values[agreement]),
    });
    process.stdout.write(reportMarkdown(report, outcome, values.public));
    return outcome === 'stopped' ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}
