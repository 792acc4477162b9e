// Run by `npm run members:pull`, and once a week by .github/workflows/office.yml: updates the member list
// from the API of the membership platform. It changes nothing on the platform.
// `--dry-run` only shows what would change.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { optionsUsage, readCommand, runCommand } from '#import/command.ts';
import { apiClient } from '#sync/api-client.ts';
import { accessFrom, pullMembers } from '#sync/wild-apricot.ts';

const usage = `Put the key to the membership platform into an environment variable, then run:
  npm run members:pull               updates the member list
  npm run members:pull -- --dry-run  only shows what would change
${optionsUsage}`;

const { positionals = [], values } = readCommand() ?? {};
if (!values || positionals.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const read = async () => {
    const { key, host } = accessFrom(process.env);
    return pullMembers(key, host, apiClient());
  };
  // One unreadable entry doesn't stop the others. It stays as it was, and the report has it.
  const options = { ...values, 'accept-rejections': true };
  process.exitCode = await runCommand(edition, options, read);
}
