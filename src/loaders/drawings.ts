// The drawings that content names have to be there.
import { existsSync } from 'node:fs';
import { ContentError, type Fault } from './content-error.ts';

/** Fields of a content file and the drawing in public/art that each of them stands for. */
type Named = readonly { readonly field: string; readonly drawing: string }[];

/** @throws ContentError naming every drawing that is missing. */
export function requireDrawings(file: string, named: Named): void {
  const faults = named
    .filter(({ drawing }) => !existsSync(`public/art/${drawing}`))
    .map(({ field, drawing }): Fault => {
      return { field, found: drawing, expected: 'a drawing that is in public/art' };
    });
  if (faults.length > 0) throw new ContentError(file, faults);
}
