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
import { checkContent } from '@appraisers/edition/loaders/check-content.ts';
import { ContentError, type Fault } from '@appraisers/edition/loaders/content-error.ts';
import { editionFolder, readingIn } from '@appraisers/edition/loaders/edition-folder.ts';
import { slashed } from '@appraisers/edition/loaders/slashed.ts';

/** Files by their names in the edition; nothing for one that goes. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

function faultsNow(): readonly Fault[] {
  try {
    checkContent();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/** A second name for the file costs nothing; on another disk it is copied. */
function linked(from: string, to: string): void {
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
    if (!changes.has(slashed(name)) && statSync(from).isFile()) linked(from, join(copy, name));
  }
  for (const [name, bytes] of changes) {
    if (bytes === undefined) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), bytes);
  }
}

/** A fault apart from the row it stands in, which other changes move. */
const keyOf = ({ file, field, entry, expected }: Fault) =>
  [file, field, entry, expected].join('\n');

/** What would be wrong with the edition after the change, and is not wrong without it. */
export function faultsAfter(changes: Changes): readonly Fault[] {
  const copy = mkdtempSync(join(tmpdir(), 'desk-'));
  const [there, here] = [slashed(copy), editionFolder()];
  try {
    copyWith(changes, copy);
    const after = readingIn(copy, faultsNow).map((fault) => ({
      ...fault,
      file: fault.file?.replace(there, here),
      expected: fault.expected.replaceAll(there, here),
    }));
    if (after.length === 0) return [];
    const before = new Set(faultsNow().map(keyOf));
    const names = [...changes.keys()].map((name) => `${here}/${name}`);
    return after.filter((fault) => names.includes(fault.file ?? '') || !before.has(keyOf(fault)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
