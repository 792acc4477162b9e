// Run by hand (`npm run links`) and once a week by .github/workflows/links.yml: asks every address on
// the web that the edition names whether it still leads somewhere, and whether the widgets and the film
// let themselves be shown inside our pages. Changes nothing.
//   npm run links                            a table in the terminal
//   npm run links -- --markdown links.md     and the same as Markdown in a file
// Ends with 1 when an address is broken, and with 2 when nothing could be found out.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Agent } from 'undici';
import { ContentError } from '#loaders/content-error.ts';
import { edition } from '#loaders/edition.ts';
import { checkLinks } from './links/check.ts';
import { inMarkdown, inTerminal } from './links/tables.ts';

const seconds = 1000;
const manners = { tries: 3, pause: 1 * seconds, firstWait: 2 * seconds, longestWait: 60 * seconds };

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { markdown: { type: 'string' } } });
  const dispatcher = new Agent({ connections: 1, connect: { timeout: 10 * seconds } });
  const agent = `link check of an association's site (+${edition.site.read().url})`;
  console.log(
    'Asking every address, one question at a time to each host: this takes a minute or more.\n',
  );
  const found = await checkLinks({ dispatcher, agent, patience: 20 * seconds }, manners);
  await dispatcher.destroy();
  if (found.offline) {
    console.error(
      `None of ${found.findings.length} addresses answered. Is this computer on the network? Try again when it is.`,
    );
    return 2;
  }
  console.log(inTerminal(found));
  if (values.markdown !== undefined) writeFileSync(values.markdown, inMarkdown(found));
  return found.findings.some(({ kind }) => kind === 'broken') ? 1 : 0;
}

/** Whether what went wrong is said in its message, and where in the program is of no use. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ContentError ||
  (error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|E[A-Z]+$)/.test(`${error.code}`));

try {
  process.exitCode = await run();
} catch (error) {
  // Not 1, which says that an address is broken.
  process.exitCode = 2;
  console.error(isPlain(error) ? error.message : error);
}
