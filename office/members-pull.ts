// Run by `npm run members:pull`, and once a week by .github/workflows/office.yml: updates the member list
// from the API of the membership platform. It changes nothing on the platform.
// `--dry-run` only shows what would change.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { saveAnswers } from '#desk/server/save-answers.ts';
import { optionsUsage, readCommand } from '#import/command/import-options.ts';
import { runCommand } from '#import/command/run-command.ts';
import { importTable, importTarget } from '#import/run-import.ts';
import { accessFrom, apiClient } from '#sync/api-client.ts';
import { pullMembers } from '#sync/wild-apricot.ts';

const usage = `Put the key to the membership platform into an environment variable, then run:
  npm run members:pull               updates the member list
  npm run members:pull -- --dry-run  only shows what would change
${optionsUsage}`;

const command = readCommand(process.env);
if (!command || command.names.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const now = new Date();
  process.exitCode = await runCommand(async () => {
    const { key, host } = accessFrom(process.env);
    const table = await pullMembers(key, host, apiClient());
    return {
      rule: edition.membership.read(),
      run: (answered, dryRun) => {
        const target = importTarget(edition, now, answered);
        // One unreadable entry doesn't stop the others. It stays as it was, and the report has it.
        const options = { ...command.options, acceptRejections: true, dryRun };
        return importTable(target, table, options);
      },
      store: (answers) => saveAnswers(edition, answers),
    };
  }, command);
}
