import type { Server } from 'node:net';

/** Has a server listen at a port that nobody else uses, and tells which. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(0, ready);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
