// Run by `npm run edition:check`: builds the selected edition, runs the rules for any page on it, and lists what its
// owner still has to replace. A list doesn't fail the check; an error in the site does.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { starterValues, type ToReplace } from '@appraisers/edition/starter/to-replace.ts';

const site = '.built/sites/checked';
const failed = '.built/failed-checked.txt';
const env = { ...process.env, CONTENT_DIR: edition.folder, SITE_DIR: site, FAILED_FILE: failed };

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function runStep(command: string, args: readonly string[], ifFailed: string): void {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { env, shell, encoding: 'utf8' });
  if (status === 0) return;
  const details = existsSync(failed) ? readFileSync(failed, 'utf8') : '';
  fail(`${details || stderr || stdout}\n${ifFailed}`);
}

/** Up to so many lines of one file. */
const maxLines = 8;

function printList(heading: string, list: readonly ToReplace[]): void {
  if (list.length === 0) return;
  console.log(`\n${heading}`);
  for (const file of new Set(list.map((each) => each.file))) {
    const ofFile = list.filter((each) => each.file === file);
    for (const { line, field, todo } of ofFile.slice(0, maxLines))
      console.log(
        `  ${[edition.pathOf(file), line && `line ${line}`, field].filter(Boolean).join(', ')}: ${todo}`,
      );
    const more = ofFile.length - maxLines;
    if (more > 0) console.log(`  ${edition.pathOf(file)}: and ${more} more`);
  }
}

mkdirSync('.built', { recursive: true });
rmSync(failed, { force: true });
try {
  edition.validate();
} catch (error) {
  if (error instanceof ContentError) fail(error.message);
  throw error;
}
console.log(`Building ${edition.folder}…`);
runStep(
  'astro',
  ['build', '--root', 'site', '--silent'],
  'The site was not built. Fix the errors above, then try again.',
);
console.log(
  'Checking every page: titles, links, weight, policies, contrast, screen readers and width…',
);
runStep(
  'node',
  ['tests/run/find-chromium.ts'],
  'There is no browser for the checks. Install Chromium, then try again.',
);
runStep(
  'playwright',
  ['test', 'gates-files', 'states', '--reporter=dot'],
  'The site was built, but some of its pages have the problems above.',
);
console.log('The site passes every check.');

const toDo = starterValues(edition);
printList('Replace what we wrote for you to start with:', toDo);
const count = toDo.length;
console.log(
  count === 0
    ? '\nNo text that we wrote for you to start with is left. You can publish the site (docs/hosting.md).'
    : `\n${count} ${count === 1 ? 'line' : 'lines'} to replace. The site already works, so you can do it step by step.`,
);
