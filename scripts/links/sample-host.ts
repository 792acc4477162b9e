// A host on this machine that behaves as badly as hosts do, for the tests of the link check. Any name
// leads to it and to nothing else.
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';
import { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Asker } from './asking.ts';
import type { Manners } from './patience.ts';
import { type Handler, paths, status } from './sample-paths.ts';

/** Names of nobody; the last two speak for themselves. */
const hosts = ['one.stand-in.website', 'two.stand-in.website'] as const;

/** A question that came in, and when it came and was answered, in milliseconds. */
type Question = {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly cookie: string;
  readonly agent: string;
  readonly from: number;
  to: number;
};

const certified = () =>
  generate([{ name: 'commonName', value: hosts[0] }], {
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  });

/** Every name is this machine. */
const lookup: LookupFunction = (name, { all }, found) => {
  if (name.startsWith('no-such')) found(Object.assign(new Error(name), { code: 'ENOTFOUND' }), '');
  else if (all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
};

/** Quick, for tests that should not take a minute. */
export const manners: Manners = { tries: 3, pause: 5, firstWait: 10, longestWait: 2000 };

/** Starts the host before the tests of a file, and gives it back after them. */
export function sampleHost() {
  const questions: Question[] = [];
  const state = {
    asker: { agent: 'test', patience: 700 },
    ports: { good: 0, strange: 0, garbage: 0 },
  };
  const closers: (() => void)[] = [];
  let dispatcher: Agent | undefined;

  const listen = (server: ReturnType<typeof createTlsServer>) =>
    new Promise<number>((ready) => {
      server.listen(0, '127.0.0.1', () => {
        const address: AddressInfo | string | null = server.address();
        ready(typeof address === 'object' && address ? address.port : 0);
      });
      closers.push(() => server.close());
    });

  beforeAll(async () => {
    const [own, strange] = await Promise.all([certified(), certified()]);
    const answer: Handler = (request, response) => {
      const { url = '/', method = '', headers } = request;
      const path = url.replace(/\?.*/, '');
      const question: Question = {
        ...{ method, host: headers.host ?? '', path, from: performance.now(), to: 0 },
        ...{ cookie: headers.cookie ?? '', agent: headers['user-agent'] ?? '' },
      };
      const before = questions.filter((one) => one.path === path && one.method === method).length;
      questions.push(question);
      response.on('close', () => {
        question.to = performance.now();
      });
      (paths[path] ?? status(200))(request, response, before);
    };
    const serve = ({ private: key, cert }: typeof own) => {
      const server = createServer({ key, cert }, (request, response) =>
        answer(request, response, 0),
      );
      closers.push(() => server.closeAllConnections());
      return listen(server);
    };
    const garbage = createTlsServer({ key: own.private, cert: own.cert }, (socket) => {
      socket.on('error', () => undefined).end('\u0000\u0001 I am no web server\r\n\r\n');
    });
    state.ports = {
      good: await serve(own),
      strange: await serve(strange),
      garbage: await listen(garbage),
    };
    dispatcher = new Agent({ connections: 1, connect: { ca: own.cert, lookup } });
  });
  beforeEach(() => {
    questions.length = 0;
  });
  afterAll(async () => {
    await dispatcher?.destroy();
    for (const close of closers.reverse()) close();
  });

  return {
    questions,
    /** An address of the host, under either of its names. */
    at: (path: string, host: (typeof hosts)[number] | (string & {}) = hosts[0]) =>
      `https://${host}:${state.ports.good}${path}`,
    other: hosts[1],
    /** Of a host with a certificate that nobody trusts, and of one that is no web server. */
    strange: () => `https://${hosts[0]}:${state.ports.strange}/`,
    garbage: () => `https://${hosts[0]}:${state.ports.garbage}/`,
    /** @param patience milliseconds; short only where a test waits for its end */
    asker: (patience = 6000): Asker => {
      if (!dispatcher) throw new Error('The sample host is asked for before the tests.');
      return { agent: 'test', patience, dispatcher };
    },
  };
}
