// The gazetteer of Utah, fetched with the directory.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Atlas, atlas } from '#directory/atlas.ts';
import type { Gazetteer } from '#schemas/gazetteer.ts';

/** Longer than this, in ms, nobody waits for a file that only makes the answer better. */
const longestWait = 2000;

// One function for all renders: a new one each time would have the whole atlas made anew.
const atlasOf = ({ zips, cities }: Gazetteer): Atlas => atlas(zips, cities);

/**
 * The gazetteer once it is here. `settled` says that waiting for it has ended, with or without it.
 */
export function useGazetteer(): { gazetteer?: Atlas | undefined; settled: boolean } {
  const query = useQuery<Gazetteer, Error, Atlas>({
    queryKey: ['/gazetteer.json'],
    select: atlasOf,
  });
  const [late, setLate] = useState(false);
  const waiting = query.isPending;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), longestWait);
    return () => clearTimeout(timer);
  }, [waiting]);
  return { gazetteer: query.data, settled: late || !query.isPending };
}
