// Serves the built site on the host's own engine, with its headers and its 404, for all journeys.
import type { TestProject } from 'vitest/node';
import { freePort } from '#desk/server/free-port.ts';
import { startWorkers } from '#scripts/hosts/workers.ts';

export default async function serve(project: TestProject): Promise<() => void> {
  const port = await freePort();
  const server = await startWorkers(port);
  project.provide('origin', `http://localhost:${port}`);
  return () => void server.kill();
}
