// Run by `npm run members:import -- FILE`: updates the member list from an export of the membership platform.
// `--dry-run` only shows what would change.
import { basename } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { saveAnswers } from '#desk/server/save-answers.ts';
import { familiarity, knownUses } from '#import/columns/find-table.ts';
import { optionsUsage, readCommand } from '#import/command/import-options.ts';
import { runCommand } from '#import/command/run-command.ts';
import { readExport } from '#import/reading/read-export.ts';
import { importTable, importTarget, readExportBytes } from '#import/run-import.ts';

const usage = `Name the file that you exported from the membership platform:
  npm run members:import -- FILE             updates the member list
  npm run members:import -- FILE --dry-run   only shows what would change
  --sheet "NAME"          imports this sheet of a workbook
  --hidden include        imports hidden rows and columns of a workbook
  --hidden leave-out      skips hidden rows and columns of a workbook
${optionsUsage}`;

const command = readCommand(process.env);
const [file, ...others] = command?.names ?? [];
if (!command || !file || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const now = new Date();
  process.exitCode = await runCommand(async () => {
    const rule = edition.membership.read();
    const familiar = familiarity(knownUses(rule.columns));
    const table = await readExport(basename(file), readExportBytes(file), familiar);
    return {
      rule,
      run: (answered, dryRun) => {
        const target = importTarget(edition, now, answered);
        return importTable(target, table, { ...command.options, dryRun });
      },
      store: (answers) => saveAnswers(edition, answers),
    };
  }, command);
}
