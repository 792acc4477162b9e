// The icon for programs that don't read the page.
import type { APIRoute } from 'astro';
import { faviconIco } from '#page-data/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await faviconIco()), { headers: { 'Content-Type': 'image/x-icon' } });
