// The map's code, fetched when the map is first in sight.

import { answerStyles } from '#finder/answer-styles.ts';
import { lazyResource } from '#finder/lazy-resource.ts';
import { loadPart } from '#loading/site-files.ts';

/** Longer than this, in ms, and the visitor is told that it is still missing. */
const timeout = 8000;

async function loadMap() {
  const { FinderMap } = await import('./FinderMap.tsx');
  if (!FinderMap) throw new Error('The file of the map came empty.');
  return { FinderMap };
}

export const mapPart = lazyResource(async () => {
  // Without its styles a map is nothing.
  const [part] = await Promise.all([loadPart(loadMap), answerStyles.settled()]);
  if (answerStyles.read().state !== 'here') throw new Error('The map has no styles.');
  return part;
}, timeout);
