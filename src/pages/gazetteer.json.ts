// The gazetteer: the places that the finder looks up, asked for when a visitor searches.
import type { APIRoute } from 'astro';
import { edition } from '#loaders/edition.ts';

export const GET: APIRoute = () => {
  const { zips, cities } = edition.gazetteer.read();
  return Response.json({ zips, cities });
};
