import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the built site as the host does; whoever asked stops it. */
export async function serve(port: number): Promise<ChildProcess> {
  const server = spawn('node', ['scripts/serve.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server.stdout, 'data');
  return server;
}
