// The map's code, fetched when the map is first in sight.
import { looks } from '#finder/looks.ts';
import { onDemand } from '#finder/on-demand.ts';

/** Longer than this, in ms, and the visitor is told that it is still missing. */
const patience = 8000;

export const mapPart = onDemand(async () => {
  const [{ FinderMap }, styled] = await Promise.all([import('./FinderMap.tsx'), looks()]);
  // Without its looks a map is nothing.
  if (!FinderMap || !styled) throw new Error('A file of the map came empty or not at all.');
  return { FinderMap };
}, patience);
