// The gazetteer of the region, fetched with the directory and asked for again when it did not come.
import { gazetteerAddress } from 'virtual:directory';
import { type Atlas, atlas } from '@appraisers/directory/atlas.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/places.ts';
import { createQueryClient } from '#loading/query-client.ts';
import { loadPart } from '#loading/site-files.ts';
import { lazyResource } from './lazy-resource.ts';
import { regionNames } from './region-names.ts';

/** Longer than this, in ms, no one waits for a list that only makes the answer better. */
const timeout = 4000;

const client = createQueryClient();
const queryKey = [gazetteerAddress];

export const gazetteer = lazyResource<Atlas>(async () => {
  // A request that hangs is given up for the new one.
  await client.cancelQueries({ queryKey });
  const { zips, cities } = await loadPart(() => client.fetchQuery<Gazetteer>({ queryKey }));
  return atlas(zips, cities, regionNames);
}, timeout);
