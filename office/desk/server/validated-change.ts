// Whether the edition could still be built with a change in it. The change is judged in a copy of the
// edition by the very checks of the build: nothing that they refuse is ever written.
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validateContent } from '@appraisers/edition/loaders/check-content.ts';
import { ContentError, type ContentIssue } from '@appraisers/edition/loaders/content-error.ts';
import { editionFolder, readingIn } from '@appraisers/edition/loaders/edition-folder.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';

/** Files by their names in the edition; nothing for one that goes. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

function currentIssues(): readonly ContentIssue[] {
  try {
    validateContent();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues;
  }
}

/** A second name for the file costs nothing; on another disk it is copied. */
function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function copyWith(changes: Changes, copy: string): void {
  const folder = editionFolder();
  for (const name of globSync('**/*', { cwd: folder })) {
    const from = join(folder, name);
    if (!changes.has(toPosix(name)) && statSync(from).isFile()) linkFile(from, join(copy, name));
  }
  for (const [name, bytes] of changes) {
    if (bytes === undefined) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), bytes);
  }
}

/** A fault apart from the row it stands in, which other changes move. */
const keyOf = ({ file, field, entry, expected }: ContentIssue) =>
  [file, field, entry, expected].join('\n');

/** What would be wrong with the edition after the change, and is not wrong without it. */
export function issuesAfter(changes: Changes): readonly ContentIssue[] {
  const copy = mkdtempSync(join(tmpdir(), 'desk-'));
  const [there, here] = [toPosix(copy), editionFolder()];
  try {
    copyWith(changes, copy);
    const after = readingIn(copy, currentIssues).map((issue) => ({
      ...issue,
      file: issue.file?.replace(there, here),
      expected: issue.expected.replaceAll(there, here),
    }));
    if (after.length === 0) return [];
    const before = new Set(currentIssues().map(keyOf));
    const names = [...changes.keys()].map((name) => `${here}/${name}`);
    return after.filter((issue) => names.includes(issue.file ?? '') || !before.has(keyOf(issue)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
