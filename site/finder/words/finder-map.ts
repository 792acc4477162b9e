// The words on the map. They load with the map.
import type { Cluster } from '@appraisers/directory/zip-markers.ts';

/** A count that fits on a marker. */
export const shortCount = (count: number): string =>
  count < 10_000 ? `${count}` : `${Math.round(count / 1000)}k`;

/**
 * "12345 Middleton, 6 appraisers", or "3 ZIP codes around 12345 Middleton, 9 appraisers". The count is as on the
 * marker: visitors who speak to their device say what they see.
 */
export function clusterLabel({
  markers: [first, ...others],
  count,
}: Pick<Cluster, 'markers' | 'count'>): string {
  const place =
    others.length === 0 ? first.place : `${others.length + 1} ZIP codes around ${first.place}`;
  return `${place}, ${count === 1 ? '1 appraiser' : `${shortCount(count)} appraisers`}`;
}
