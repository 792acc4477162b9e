// While someone works on the site, a browser may be told to ask for its page again while it is asking
// for it already: the page that then comes is older than the news, and no one listens yet. It is told
// when it listens.
import type { IncomingMessage } from 'node:http';
import type { NormalizedHotChannel, ViteDevServer } from 'vite';

type Watched = {
  readonly middlewares: Pick<ViteDevServer['middlewares'], 'use'>;
  readonly environments: { readonly client: { readonly hot: NormalizedHotChannel } };
};

const reload = { type: 'full-reload', path: '*' } as const;

const isReload = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && Reflect.get(sent, 'type') === reload.type;

/** Tells each page that was asked for before the last news of a reload, once it listens. */
export function repeatMissedReloads({ middlewares, environments }: Watched): void {
  const { hot } = environments.client;
  // Counted, and not timed: two things may happen in one millisecond.
  let happened = 0;
  let asked = 0;
  let output = 0;
  middlewares.use(({ headers }: IncomingMessage, _response: unknown, next: () => void) => {
    if (headers['sec-fetch-dest'] === 'document') {
      happened += 1;
      asked = happened;
    }
    next();
  });
  hot.send = new Proxy(hot.send, {
    apply: (send, self, sent) => {
      if (isReload(sent[0])) {
        happened += 1;
        output = happened;
      }
      return Reflect.apply(send, self, sent);
    },
  });
  hot.on('vite:client:connect', (_data, client) => {
    if (output > asked) client.send(reload);
  });
}
