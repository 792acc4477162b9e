// Serves a desk to this computer only.
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { deskApp } from './desk-app.ts';
import type { Desk } from './desk-context.ts';

type ServedDesk = {
  /** It includes the secret. */
  readonly address: string;
  readonly close: () => Promise<void>;
};

/** Impossible to guess, and new each time. */
const newSecret = () => randomBytes(18).toString('base64url');

/**
 * Serves the desk at a port of this computer; 0 means any free port.
 * @throws Error of the system when the port is in use.
 */
export function serveDesk(
  given: Omit<Desk, 'secret' | 'portOf'>,
  port: number,
): Promise<ServedDesk> {
  const secret = newSecret();
  let own = port;
  const app = deskApp({ ...given, secret, portOf: () => own });
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((served, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') own = address.port;
      served({ address: `http://127.0.0.1:${own}/${secret}/`, close: () => closed(server) });
    });
  });
}

const closed = (server: ReturnType<typeof createAdaptorServer>) =>
  new Promise<void>((end) => {
    server.close(() => end());
    if (isHttp(server)) server.closeAllConnections();
  });

const isHttp = (server: object): server is Server => 'closeAllConnections' in server;
