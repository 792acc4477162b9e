// The gazetteer: the places that the finder looks up, loaded at the first search.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { APIRoute } from 'astro';

/** A hundredth of a degree is about half a mile: enough to know on which side of a border a visitor is. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

export const GET: APIRoute = () => {
  const { counties, zips, cities } = edition.gazetteer.read();
  const outline = edition.mapBase
    .read()
    .outline.map((rings) =>
      rings.map((ring) => ring.map(([lng, lat]) => [roundDegrees(lng), roundDegrees(lat)])),
    );
  return Response.json({ counties, zips, cities, outline });
};
