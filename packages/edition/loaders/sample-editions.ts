// The editions that tests judge: the committed samples. The live one belongs to its owner; the build
// validates it.
import { globSync } from 'node:fs';
import { slashed } from './slashed.ts';

/** Every sample edition. */
export const sampleEditions: readonly string[] = globSync('editions/*').map(slashed).sort();
