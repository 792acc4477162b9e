// Run by `npm run members:import -- FILE`: updates the member list from an export of the membership platform.
// `--dry-run` only shows what would change.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { optionsUsage, readCommand, runCommand } from '#import/command.ts';
import { readExportFile } from '#import/reading/read-export.ts';

const usage = `Name the file that you exported from the membership platform:
  npm run members:import -- FILE             updates the member list
  npm run members:import -- FILE --dry-run   only shows what would change
${optionsUsage}`;

const { positionals = [], values } = readCommand() ?? {};
const [file, ...others] = positionals;
if (!values || !file || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand(edition, values, () => readExportFile(file));
}
