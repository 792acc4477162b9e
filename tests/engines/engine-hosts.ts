// The hosts of the engine tests: the built site with its headers, and the same over a slow network.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@appraisers/hosting/free-port.ts';
import { startWorkers } from '@appraisers/hosting/servers/workers.ts';
import type { TestProject } from 'vitest/node';
import { startServer } from '#support/site-host.ts';

/** Starts the host once for all tests. Vitest calls the returned function at the end. */
export default async function serveSite(project: TestProject): Promise<() => void> {
  const port = await freePort();
  const server = await startWorkers(port);
  project.provide('origin', `http://localhost:${port}`);
  return () => void server.kill();
}

/** The site with fonts that arrive well after the first paint, as on a phone's network. */
export const withSlowFonts = (origin: string) =>
  startServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.woff2')) await wait(600);
    const answer = await fetch(`${origin}${url}`);
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, type ? { 'Content-Type': type } : {});
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
