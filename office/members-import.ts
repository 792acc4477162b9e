// Run by `npm run members:import -- FILE`: updates the member list from an export of the membership platform.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { runCommand } from '#import/command.ts';
import { readExport } from '#import/reading/read-export.ts';

const usage = `Name the file that you exported from the membership platform:
  npm run members:import -- FILE             updates the member list
  npm run members:import -- FILE --dry-run   only shows what would change
`;

process.exitCode = await runCommand(edition, usage, ([file, ...others]) =>
  file && others.length === 0
    ? async () => readExport(basename(file), readFileSync(file))
    : undefined,
);
