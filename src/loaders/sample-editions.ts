// The editions that the tests of all editions go over.
import { globSync } from 'node:fs';
import { slashed } from './slashed.ts';

/** The live edition. */
export const live = process.env.LIVE_DIR || 'content';

/** Every edition there is, the live one first. */
export const allEditions: readonly string[] = [live, ...globSync('editions/*').map(slashed).sort()];
