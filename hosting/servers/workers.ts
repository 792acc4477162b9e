// Starts the Workers engine on this machine with the built site that SITE_DIR names.
import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts it; the caller stops it.
 * @throws Error when the program ends before it serves. The program prints why.
 */
export async function startWorkers(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['hosting/serve-build.ts', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    server.stdout.once('data', () => ready());
    server.once('exit', () =>
      failed(new Error(`The server did not start on port ${port}. Its error is above.`)),
    );
  });
  return server;
}
