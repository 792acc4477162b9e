// Run by `npm run members:pull`, and once a week by .github/workflows/office.yml: updates the member list
// from the API of the membership platform. It changes nothing on the platform.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { runCommand } from '#import/command.ts';
import { apiClient } from '#sync/api-client.ts';
import { accessFrom, pullMembers } from '#sync/wild-apricot.ts';

const usage = `Put the key to the membership platform into an environment variable, then run:
  npm run members:pull               updates the member list
  npm run members:pull -- --dry-run  only shows what would change
`;

const reading = (args: readonly string[]) =>
  args.length > 0
    ? undefined
    : async () => {
        const { key, host } = accessFrom(process.env);
        return pullMembers(key, host, apiClient());
      };

// One unreadable entry doesn't stop the others. It stays as it was, and the report has it.
const args = [...process.argv.slice(2), '--accept-rejections'];
process.exitCode = await runCommand(edition, usage, reading, args);
