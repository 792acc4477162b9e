// Run by `npm run members:import -- FILE`: updates the member list from an export of the membership
// platform. `--dry-run` only shows what would change.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { optionsUsage, readOptions, renew } from '#import/command/renew.ts';
import { swallowedFlags } from '#import/command/swallowed-flags.ts';
import { importMembers, importTarget } from '#import/run-import.ts';

const usage = `Name the file that you exported from the membership platform:

  npm run members:import -- FILE             updates the member list
  npm run members:import -- FILE --dry-run   only shows what would change

  --sheet "NAME"        imports this sheet of a workbook
  --hidden include      imports hidden rows and columns of a workbook
  --hidden leave-out    skips hidden rows and columns of a workbook
${optionsUsage}`;

const swallowed = swallowedFlags(process.env, process.argv, 'members:import -- FILE');
if (swallowed) console.error(swallowed);
const given = readOptions(process.env);
const [file, ...others] = given?.names ?? [];
if (!given || !file || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await renew((progress) => {
    const now = new Date();
    return importMembers(importTarget(edition, now), file, given.options, now, progress);
  }, given);
}
