// Run by `npm run members:import -- FILE`, to renew the list of members from an export of the
// membership platform. `--dry-run` only shows what would change.
import { parseArgs } from 'node:util';
import { ContentError } from '#loaders/content-error.ts';
import { importMembers } from '#member-import/import-members.ts';
import { ImportStop, onOneLine } from '#member-import/import-stop.ts';
import { verdictText } from '#member-import/verdict/verdict-text.ts';

const usage = `Give the file that you exported from the membership platform:

  npm run members:import -- FILE             renews the list of members
  npm run members:import -- FILE --dry-run   only shows what would change

  --accept-rejections   leaves out the people whose rows are refused
  --yes                 agrees to a list that is more than a fifth shorter
`;

function commandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'accept-rejections': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [file, ...others] = positionals;
    return others.length === 0 && file ? { file, values } : undefined;
  } catch {
    return undefined;
  }
}

const terminal = process.stdout.isTTY;
const clear = () => terminal && process.stdout.write('\r\x1b[K');
const progress = (done: string) => {
  if (terminal) process.stdout.write(`\r\x1b[KReading: ${done}`);
};

const given = commandLine();
if (!given) {
  console.error(usage);
  process.exit(2);
}
// Without the two dashes npm keeps the flag for itself; who wrote it wanted only to look.
const dryRun = given.values['dry-run'] || process.env.npm_config_dry_run === 'true';
const options = {
  dryRun,
  acceptRejections: given.values['accept-rejections'],
  yes: given.values.yes,
};
try {
  const { verdict, outcome, page } = await importMembers(given.file, options, new Date(), progress);
  clear();
  console.log(verdictText(verdict, outcome, page));
  if (outcome.kind === 'stopped') process.exitCode = 1;
} catch (error) {
  clear();
  process.exitCode = 1;
  if (error instanceof ImportStop) console.error(onOneLine(error.message));
  else if (error instanceof ContentError) console.error(error.message);
  else {
    console.error(
      'The import stopped at something it does not know. The list is as it was. Send what follows to whoever looks after the site:\n',
    );
    console.error(error);
  }
}
