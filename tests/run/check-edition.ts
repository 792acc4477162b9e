// Run by `npm run edition:check`: builds the selected edition, runs the rules for any page on it, and lists what its
// owner still has to replace. A list doesn't fail the check; an error in the site does.
import { exitWithMessage, UserError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import {
  copiedFrom,
  otherEditions,
  starterValues,
  type ToReplace,
} from '@appraisers/edition/starter/to-replace.ts';
import { findChromiumOrInstall } from './find-chromium.ts';
import { build, run } from './programs.ts';

exitWithMessage();
const env = { CONTENT_DIR: edition.folder, SITE_DIR: '.built/sites/checked' };

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

edition.validate();
findChromiumOrInstall();
console.log(`Building ${edition.folder}…`);
if (!(await build(env)))
  throw new UserError('The site was not built. Fix the errors above, then try again.');
const what = 'titles, links, weight, policies, contrast, screen readers and width';
console.log(`Checking every page: ${what}…`);
const rules = ['test', 'gates-files', 'states', '--reporter=dot'];
if (!(await run('playwright', rules, { env, name: 'the rules for pages' })))
  throw new UserError('The site was built, but some of its pages have the problems above.');
console.log('The site passes every check.');

const toDo = starterValues(edition);
printList('Replace what we wrote for you to start with:', toDo);
let count = toDo.length;
for (const other of otherEditions(edition)) {
  const copied = copiedFrom(other, edition);
  const { name } = other.site.read();
  printList(`Replace or delete what belongs to the ${name} (${other.folder}):`, copied);
  count += copied.length;
}
console.log(
  count === 0
    ? '\nEverything in this edition is your own. You can publish the site (docs/hosting.md).'
    : `\n${count} ${count === 1 ? 'line' : 'lines'} to replace. The site already works, so you can do it step by step.`,
);
