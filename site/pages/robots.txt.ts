// Search engines may read everything except the widgets in frames.
import type { APIRoute } from 'astro';
import { site } from '#page-data/site-data.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /embed/\n\nSitemap: ${site.url}/sitemap-index.xml\n`);
