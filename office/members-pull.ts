// Run by `npm run members:pull`, and once a week by .github/workflows/members.yml: updates the member list
// from the API of the membership platform. It changes nothing on the platform.
// `--dry-run` only shows what would change.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { readColumnFlags } from '#import/command/column-flags.ts';
import { optionsUsage, readOptions, renew } from '#import/command/renew.ts';
import { swallowedFlags } from '#import/command/swallowed-flags.ts';
import { backupFolder, importTarget } from '#import/run-import.ts';
import { choosePlatform } from '#sync/choose-platform.ts';
import { runPull } from '#sync/run-pull.ts';

const usage = `Put the key to the membership platform into an environment variable, then run:

  npm run members:pull               updates the member list
  npm run members:pull -- --dry-run  only shows what would change

${optionsUsage}`;

const swallowed = swallowedFlags(process.env, process.argv, 'members:pull --');
if (swallowed) console.error(swallowed);
const given = readOptions(process.env);
if (!given || given.names.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await renew(async (progress) => {
    const platform = choosePlatform(process.env);
    const now = new Date();
    const target = importTarget(edition, now, backupFolder, readColumnFlags(given.columns));
    return runPull(platform, target, given.options, now, progress);
  }, given);
}
