// Who may talk to the desk: the page that it serves itself, on this computer, at the address with the
// secret in it. Another site, another host name that leads here, and another program are turned away.
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

/** Headers of every answer; a page to be shown in a frame of the desk has a policy of its own. */
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

/** Kinds of content that a page of another site cannot send without being asked for leave. */
const ownKinds = /^application\/(json|octet-stream)(;|$)/;

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
};

/** Why a request is turned away, in a sentence; nothing when it is not. `port` is the desk's own. */
function whyNot({ method, path, header }: Asked, port: number, secret: string) {
  const host = header('host') ?? '';
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host))
    return 'The desk answers on this computer only.';
  const [, given = ''] = path.split('/');
  if (!isSame(given, secret))
    return 'Open the desk by the address that stands in its terminal: it ends in a secret.';
  const site = header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The desk answers to its own page only.';
  if (!changes(method)) return undefined;
  if (header('origin') !== `http://${host}`) return 'The desk is changed by its own page only.';
  const kind = header('content-type');
  if (kind !== undefined && !ownKinds.test(kind)) return 'The desk takes no forms of other pages.';
  return undefined;
}

/** Turns away whoever is not the page of this desk. */
export const guard =
  (portOf: () => number, secret: string): MiddlewareHandler =>
  async (context, next) => {
    const { method, path } = context.req;
    const asked = { method, path, header: (name: string) => context.req.header(name) };
    const reason = whyNot(asked, portOf(), secret);
    if (reason) context.res = context.text(`${reason}\n`, 403);
    else await next();
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
