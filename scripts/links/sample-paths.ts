// What a host that behaves as badly as hosts do says at each of its addresses.
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  /** How often the path was asked for before, with this method. */
  before: number,
) => void;

export const status =
  (code: number, headers: Record<string, string | string[]> = {}): Handler =>
  (_, response) =>
    response.writeHead(code, headers).end('a body');

const to = (code: number, location: string) => status(code, { location });

/** By path; any other is answered with 200. */
export const paths: Readonly<Record<string, Handler>> = {
  '/gone': status(404),
  '/forbidden': status(403),
  '/linkedin': status(999),
  '/broken': status(500),
  '/no-head': (request, response) =>
    response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
  '/head-lies': (request, response) =>
    response.writeHead(request.method === 'HEAD' ? 404 : 200).end(),
  '/recovers': (request, response, before) =>
    response.writeHead(request.method === 'GET' && before === 1 ? 200 : 503).end(),
  '/busy': (_, response, before) =>
    before > 0 || _.method === 'GET'
      ? response.writeHead(200).end()
      : response.writeHead(429, { 'retry-after': '1' }).end(),
  '/busy-for-hours': status(429, { 'retry-after': '7200' }),
  '/moved': to(301, '/new#there'),
  '/moved-for-now': to(302, '/new'),
  '/moved-then-for-now': to(308, '/moved-for-now'),
  '/deep/page': to(301, '/'),
  '/self': to(301, '/self'),
  '/ring-a': to(302, '/ring-b'),
  '/ring-b': to(302, '/ring-a'),
  '/endless': (request, response) =>
    response.writeHead(302, { location: `/endless?${Math.random()}` }).end(request.method),
  '/to-nothing': status(302),
  '/to-nonsense': to(302, 'https://'),
  '/to-this-machine': to(302, 'https://127.0.0.1/secret'),
  '/to-this-network': to(302, 'http://router.local/'),
  '/to-mail': to(302, 'mailto:office@example.org'),
  '/to-gone': to(301, '/gone'),
  '/to-busy': to(302, '/busy-for-hours'),
  '/wall': (request, response) =>
    request.headers.cookie?.includes('seen=yes')
      ? response.writeHead(200).end()
      : response
          .writeHead(302, { location: '/wall', 'set-cookie': ['seen=yes; Path=/; Secure'] })
          .end(),
  '/hangs': () => undefined,
  '/hangs-up': (request) => request.socket.destroy(),
  '/never-ends': (_, response) => response.writeHead(200).write('more'),
  '/much-to-say': (_, response) => {
    response.setHeader('x-much', 'x'.repeat(60_000)).writeHead(200).end();
  },
  '/framed': status(200, { 'x-frame-options': 'SAMEORIGIN' }),
  '/framed-by-policy': status(200, { 'content-security-policy': "frame-ancestors 'none'" }),
};
