import { createServer } from 'node:net';

/** A port of this computer that no program listens on. */
export const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
