// The gazetteer: the places that the finder looks up, loaded at the first search.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => {
  const { zips, cities } = edition.gazetteer.read();
  return Response.json({ zips, cities });
};
