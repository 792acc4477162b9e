// Run by `npm run faults`: plants each fault of tests/faults/ in a copy of the project, one at a time, and runs the
// test that has to find it.
//   npm run faults                all faults, in about ten minutes; writes docs/planted-faults.md
//   npm run faults -- map desk    faults with one of these words in their name or in a path; writes nothing
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { faults, type PlantedFault } from '../faults/faults.ts';
import {
  copyFolder,
  copyProject,
  doPass,
  isBrowserTest,
  type TestFile,
} from '../faults/project-copy.ts';

const intro = (found: number, all: number) => `# Planted faults

\`npm run faults\` shows that the tests still find what matters. It copies the project, plants one small defect at a time
in the copy, and runs the test that has to find it. Run it before and after you merge or delete tests. The defects are
in \`tests/faults/\`; add one with each rule that visitors or owners rely on.

Run on ${new Date().toISOString().slice(0, 10)}: the tests found ${found} of ${all} faults. Where a test needs a browser, the seconds include building the site.
`;

/** The tests that fail without a fault, and so show nothing. */
function failing(tests: readonly [TestFile, ...TestFile[]]): readonly string[] {
  if (doPass(tests)) return [];
  return tests.length === 1 ? [tests[0].test] : tests.flatMap((one) => failing([one]));
}

/** The tests of some faults. Tests of one kind run together. */
function failingAmong(chosen: readonly PlantedFault[]): ReadonlySet<string> {
  const tests = new Map(chosen.map((fault) => [`${fault.test} ${fault.onlyInAll}`, fault]));
  const present = [...tests.values()].filter(({ test }) => existsSync(test));
  const kinds = Map.groupBy(present, (fault) => `${isBrowserTest(fault)} ${fault.onlyInAll}`);
  return new Set(
    [...kinds.values()].flatMap(([first, ...others]) => (first ? failing([first, ...others]) : [])),
  );
}

/** Plants the fault, runs its test, and takes the fault out again. Returns what to do if the test passes. */
function tryFault(fault: PlantedFault): string | undefined {
  const { file, from, to, test } = fault;
  const text = readFileSync(join(copyFolder, file), 'utf8');
  writeFileSync(
    join(copyFolder, file),
    text.replace(from, () => to),
  );
  const passes = doPass([fault]);
  writeFileSync(join(copyFolder, file), text);
  return passes
    ? `${test} passes with the fault. Add a test that fails, or plant another fault.`
    : undefined;
}

/** What keeps a fault from being planted, and what to do about it. */
function obstacle({ file, from, test }: PlantedFault, broken: ReadonlySet<string>) {
  const places = existsSync(file) ? readFileSync(file, 'utf8').split(from).length - 1 : 0;
  if (places !== 1)
    return `${file} contains "${from}" ${places} times. Name a text that it contains once.`;
  if (!existsSync(test)) return `${test} does not exist. Name the test that finds the fault now.`;
  return broken.has(test) ? `${test} fails without the fault. Fix it first.` : undefined;
}

const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ name, file, test }) =>
    words.length === 0 || words.some((word) => `${name} ${file} ${test}`.includes(word)),
);
copyProject();
console.log('Running the tests without a fault…');
const broken = failingAmong(chosen);

const rows = chosen.map((fault) => {
  const start = performance.now();
  const issue = obstacle(fault, broken) ?? tryFault(fault);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${issue ? 'NOT FOUND' : 'found'}, ${seconds} s: ${fault.name}`);
  return { ...fault, issue, seconds };
});
const lost = rows.filter(({ issue }) => issue !== undefined);

if (words.length === 0) {
  const head = ['fault', 'what it breaks', 'file', 'found by', 'in', 'seconds'];
  const cells = rows.map(({ name, breaks, file, test, onlyInAll, issue, seconds }) => [
    ...[name, breaks, `\`${file}\``, issue ? 'nothing' : `\`${test}\``],
    ...[onlyInAll ? '`npm run test:all`' : '`npm test`', seconds],
  ]);
  const table = markdownTable([head, ...cells], { align: ['l', 'l', 'l', 'l', 'l', 'r'] });
  const found = rows.length - lost.length;
  writeFileSync('docs/planted-faults.md', `${intro(found, rows.length)}\n${table}\n`);
}
for (const { name, issue } of lost) console.error(`\n${name}: ${issue}`);
process.exitCode = lost.length > 0 ? 1 : 0;
