// The places of other states, loaded when the finder does not know a place.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => {
  const { states, towns, zips } = edition.elsewhere.read();
  return Response.json({ states, towns, zips });
};
