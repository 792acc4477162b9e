// Saves a change of the edition, if a build would accept it.
import { rmSync } from 'node:fs';
import type { Problem } from '#desk/shapes.ts';
import type { Fault } from '#loaders/content-error.ts';
import { inEdition } from '#loaders/edition-folder.ts';
import { replaceFile } from '#member-import/writing/replace-file.ts';
import { DeskError } from './desk-error.ts';
import { problemsOf } from './problems.ts';
import { type Changes, faultsAfter } from './proved.ts';

const sentence = 'Nothing was saved yet: something has to be corrected.';

type PathOf = (fault: Fault) => readonly (string | number)[] | undefined;

/** What a build would have against a change, as problems of the file that the form shows. */
const problemsAfter = (changes: Changes, file: string, pathOf?: PathOf): readonly Problem[] =>
  problemsOf(faultsAfter(changes), inEdition(file), pathOf);

/**
 * Writes the files of a change, each as a whole.
 * @throws DeskError with what a build would have against it; then nothing is written.
 */
export function save(changes: Changes, file: string, pathOf?: PathOf): void {
  const problems = problemsAfter(changes, file, pathOf);
  if (problems.length > 0) throw new DeskError(sentence, problems);
  for (const [name, bytes] of changes) {
    if (bytes === undefined) rmSync(inEdition(name), { force: true });
    else replaceFile(inEdition(name), bytes);
  }
}
