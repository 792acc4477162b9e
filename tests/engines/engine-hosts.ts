// The hosts of the engine tests: the built site with its headers, and the same over a slow network.
import { setTimeout as wait } from 'node:timers/promises';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { headerRules } from '@appraisers/hosting/headers/header-rules.ts';
import { siteListener } from '@appraisers/hosting/site-listener.ts';
import type { TestProject } from 'vitest/node';
import { siteFolder } from '#support/built-files.ts';
import { startServer } from '#support/site-host.ts';

/** Starts the host once for all tests. Vitest calls the returned function at the end. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(siteListener(siteFolder, headerRules(edition.site.read())));
  project.provide('origin', server.origin);
  return server.close;
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
