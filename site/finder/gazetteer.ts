// The gazetteer of the region, fetched with the directory and asked for again when it did not come.
import { gazetteerAddress } from 'virtual:directory';
import { type Atlas, atlas } from '@appraisers/directory/atlas.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/gazetteer.ts';
import { createQueryClient } from '#loading/query-client.ts';
import { loadPart } from '#loading/site-files.ts';
import { onDemand } from './on-demand.ts';
import { names } from './region.ts';

/** Longer than this, in ms, nobody waits for a list that only makes the answer better. */
const patience = 4000;

const client = createQueryClient();
const queryKey = [gazetteerAddress];

export const gazetteer = onDemand<Atlas>(async () => {
  // A request that hangs is given up for the new one.
  await client.cancelQueries({ queryKey });
  const { zips, cities } = await loadPart(() => client.fetchQuery<Gazetteer>({ queryKey }));
  return atlas(zips, cities, names);
}, patience);
