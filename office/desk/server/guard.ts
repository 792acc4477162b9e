// The desk answers only its own page, on this computer, at the address with the secret in it. It rejects
// requests from other websites, host names and programs.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
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

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time however much of it is right. */
const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret));

const changes = (method: string) => method !== 'GET' && method !== 'HEAD';

/** Kinds of content that a page of another site cannot send without a preflight request. */
const ownKinds = /^application\/(json|octet-stream)(;|$)/;

type HttpRequest = {
  readonly method: string;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
};

/** Why a request is rejected; undefined when it is not. `port` is the desk's own. */
function rejection({ method, path, header }: HttpRequest, port: number, secret: string) {
  const host = header('host') ?? '';
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host))
    return 'The desk works on this computer only. Open it with the address in its terminal window.';
  const [, given = ''] = path.split('/');
  if (!isSame(given, secret))
    return 'This address is incomplete or old. Open the desk with the address in its terminal window.';
  const site = header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The desk rejects requests from other websites. Open it with the address in its terminal window.';
  if (!changes(method)) return undefined;
  if (header('origin') !== `http://${host}`)
    return 'The desk accepts changes from its own page only. Open it with the address in its terminal window.';
  const kind = header('content-type');
  if (kind !== undefined && !ownKinds.test(kind))
    return 'The desk accepts changes from its own page only. Open it with the address in its terminal window.';
  return undefined;
}

/** Rejects every request that is not from the page of this desk. */
export const guard =
  (portOf: () => number, secret: string): MiddlewareHandler =>
  async (context, next) => {
    const { method, path } = context.req;
    const request = { method, path, header: (name: string) => context.req.header(name) };
    const reason = rejection(request, portOf(), secret);
    if (reason) context.res = context.text(`${reason}\n`, 403);
    else await next();
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
