// The editions that tests judge: the committed samples. The live one belongs to its owner; the build
// validates it.
import { globSync } from 'node:fs';
import { toPosix } from './posix-path.ts';

/** Every sample edition. */
export const sampleEditions: readonly string[] = globSync('editions/*').map(toPosix).sort();
