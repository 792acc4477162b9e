import type { APIRoute } from 'astro';
import { securityText } from '#page-data/security-text.ts';
import { site } from '#page-data/site-data.ts';

export const GET: APIRoute = () => new Response(securityText(site, new Date()));
