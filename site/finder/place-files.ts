// The files of places, which load beside the directory.
import { elsewhereAddress, gazetteerAddress, shards } from 'virtual:directory';
import type { Area } from '@appraisers/directory/area.ts';
import { type Atlas, atlas } from '@appraisers/directory/atlas.ts';
import { type ElsewhereRows, indexElsewhere } from '@appraisers/directory/elsewhere.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/places.ts';
import { createQueryClient } from '#loading/query-client.ts';
import { isMissing, lazyResource } from './lazy-resource.ts';
import { regionNames, subscribeToRequests } from './request.ts';

/** A search waits at most this many ms for a gazetteer that only improves its answer. */
const timeout = 4000;

const client = createQueryClient();

/** A file of places, as `read` makes it. */
function placeFile<Rows, Part>(address: string, read: (rows: Rows) => Part) {
  let attempts = 0;
  return lazyResource<Part>(async () => {
    attempts += 1;
    // A second attempt asks for another address, past a bad copy in the browser's cache.
    const queryKey = [attempts === 1 ? address : `${address}-${attempts}`];
    return read(await client.fetchQuery<Rows>({ queryKey }));
  }, timeout);
}

type GazetteerFile = Omit<Gazetteer, 'sources'> & { readonly outline: Area };

/** The places of the region, and its outline. */
export const gazetteer = placeFile(
  gazetteerAddress,
  ({ counties, zips, cities, outline }: GazetteerFile): Atlas & { readonly outline: Area } => ({
    ...atlas(zips, cities, regionNames, counties),
    outline,
  }),
);

/** The places of other states. They load when the finder does not know a place. */
export const elsewhere = placeFile(elsewhereAddress, (rows: ElsewhereRows) =>
  indexElsewhere(rows, regionNames),
);

/** Fetches the gazetteer, and tries again at each request while it is missing. */
export function fetchGazetteer(): void {
  gazetteer.load();
  subscribeToRequests(gazetteer.load);
  subscribeToRequests(() => {
    if (isMissing(elsewhere.read())) elsewhere.load();
  });
}

/** Calls back when a file of places or members arrives or fails, until the caller stops it. */
export function subscribeToPlaces(listener: () => void): () => void {
  const stops = [gazetteer.subscribe(listener), elsewhere.subscribe(listener)];
  if (shards) stops.push(shards.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
