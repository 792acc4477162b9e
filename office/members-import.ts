// Run by `npm run members:import -- FILE`: updates the member list from an export of the membership
// platform. `--dry-run` only shows what would change.

import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { saveAnswers } from '#desk/server/form-saving.ts';
import {
  type AskInTerminal,
  importWithColumns,
  readColumnFlags,
} from '#import/command/column-flags.ts';
import { optionsUsage, readOptions, renew } from '#import/command/renew.ts';
import { swallowedFlags } from '#import/command/swallowed-flags.ts';
import { backupFolder, importMembers, importTarget } from '#import/run-import.ts';

const usage = `Name the file that you exported from the membership platform:

  npm run members:import -- FILE             updates the member list
  npm run members:import -- FILE --dry-run   only shows what would change

  --sheet "NAME"        imports this sheet of a workbook
  --hidden include      imports hidden rows and columns of a workbook
  --hidden leave-out    skips hidden rows and columns of a workbook
${optionsUsage}`;

/** Ends with an empty answer when the input ends. */
const ask: AskInTerminal = async (text) => {
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output });
  const ended = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(text), ended]);
  terminal.close();
  return answer;
};

const swallowed = swallowedFlags(process.env, process.argv, 'members:import -- FILE');
if (swallowed) console.error(swallowed);
const given = readOptions(process.env);
const [file, ...others] = given?.names ?? [];
if (!given || !file || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const now = new Date();
  process.exitCode = await renew(
    (progress) =>
      importWithColumns(
        (choices) => {
          const target = importTarget(edition, now, backupFolder, choices);
          return importMembers(target, file, given.options, now, progress);
        },
        readColumnFlags(given.columns),
        process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
        (choices) => {
          if (!given.options.dryRun) saveAnswers(edition, [], choices);
        },
      ),
    given,
  );
}
