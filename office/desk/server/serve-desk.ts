// Serves a desk to this computer only.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { deskApp } from './desk-app.ts';
import type { Desk } from './requests.ts';

type ServedDesk = {
  /** It includes the secret. */
  readonly address: string;
  readonly close: () => void;
};

/**
 * Serves the desk at a port of this computer; 0 means any free port. Its secret is new each time.
 * @throws Error of the system when the port is in use.
 */
export function serveDesk(
  given: Omit<Desk, 'secret' | 'portOf'>,
  port: number,
): Promise<ServedDesk> {
  const secret = randomBytes(18).toString('base64url');
  let own = port;
  const app = deskApp({ ...given, secret, portOf: () => own });
  const server = createServer(getRequestListener(app.fetch));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((served, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') own = address.port;
      served({ address: `http://127.0.0.1:${own}/${secret}/`, close });
    });
  });
}
