// The options that every command has that renews the list of members.
import { parseArgs } from 'node:util';
import { hiddenRows } from '#import/reading/export-file.ts';
import type { ImportOptions } from '#import/run-import.ts';

export type RenewalOptions = {
  /** What stands beside the options, such as the name of a file. */
  readonly names: readonly string[];
  readonly options: ImportOptions;
  /** A file for the verdict as Markdown. */
  readonly markdown: string | undefined;
};

export const optionsUsage = `  --accept-rejections   leaves out the people whose rows are refused
  --yes                 agrees that more than a fifth of the members leave the list
  --markdown FILE       writes what may be published of the verdict as Markdown
`;

/** Reads the command line; nothing where it cannot be read. */
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
