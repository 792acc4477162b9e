// Run by `npm run members:import -- FILE`, to renew the list of members from an export of the
// membership platform. `--dry-run` only shows what would change.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { optionsUsage, readOptions, renew } from '#import/command/renew.ts';
import { importMembers, importTarget } from '#import/run-import.ts';

const usage = `Give the file that you exported from the membership platform:

  npm run members:import -- FILE             renews the list of members
  npm run members:import -- FILE --dry-run   only shows what would change

  --sheet "NAME"        takes the members from this sheet of a workbook
  --hidden include      takes hidden rows and columns of a workbook; leave-out leaves them out
${optionsUsage}`;

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
