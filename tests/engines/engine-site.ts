// Serves the built site on the host's own engine, with its headers and its 404, for all journeys.

import { startWorkers } from '@appraisers/hosting/servers/workers.ts';
import { freePort } from '@appraisers/office/desk/server/free-port.ts';
import type { TestProject } from 'vitest/node';

export default async function serveSite(project: TestProject): Promise<() => void> {
  const port = await freePort();
  const server = await startWorkers(port);
  project.provide('origin', `http://localhost:${port}`);
  return () => void server.kill();
}
