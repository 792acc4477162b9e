// The drawings that content names have to be there.
import { readdirSync } from 'node:fs';
import type { Slip } from './read-yaml.ts';

/** A field of a content file and the drawing in public/art that it stands for. */
type Named = { readonly path: Slip['path']; readonly drawing: string };

/** A slip for every drawing that is missing. */
export function missingDrawings(named: readonly Named[]): Slip[] {
  // The list of the folder: a computer that takes "Visit.svg" for "visit.svg" is not every host.
  const there = new Set(readdirSync('public/art'));
  return named
    .filter(({ drawing }) => !there.has(drawing))
    .map(({ path, drawing }) => ({
      path,
      found: drawing,
      expected: 'a drawing that is in public/art, spelled as its file is',
    }));
}
