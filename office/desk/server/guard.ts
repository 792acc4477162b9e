// The desk answers only its own page, on this computer, at the address with the secret in it. It rejects
// requests from other websites, host names and programs.
import { timingSafeEqual } from 'node:crypto';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { digest } from './edition-files.ts';

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'",
  "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/** Headers of every response; a page in a frame of the desk has another policy. */
const headers = {
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Whether a request is from the page of the desk at this port. */
function isOwn(request: HonoRequest, port: number, secret: string): boolean {
  const host = request.header('host') ?? '';
  const [, given = ''] = request.path.split('/');
  const site = request.header('sec-fetch-site') ?? 'none';
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return (
    [`127.0.0.1:${port}`, `localhost:${port}`].includes(host) &&
    // Takes the same time however much of it is right.
    timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(secret))) &&
    (site === 'same-origin' || site === 'none') &&
    (isReading || request.header('origin') === `http://${host}`)
  );
}

const rejected =
  'The desk answers only its own page, on this computer. Open it with the address in its terminal window.';

/** Rejects every request that is not from the page of this desk. */
export const guard =
  (port: number, secret: string): MiddlewareHandler =>
  async (context, next) => {
    if (isOwn(context.req, port, secret)) await next();
    else context.res = context.text(`${rejected}\n`, 403);
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
