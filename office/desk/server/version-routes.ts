// Requests of the page about the whole site: its state, its preview, its versions.
import { issuesOf, tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import { Hono } from 'hono';
import type { DeskState } from '#desk/api-types.ts';
import { bundle, bundleName } from './bundle.ts';
import { countChanges } from './changes.ts';
import type { Desk } from './desk-context.ts';
import { issueLines } from './desk-error.ts';
import { gitState } from './git-state.ts';
import { assertBuildable, discard, saveVersion, send } from './publishing.ts';
import { parseRequest, serialize, versionRequest } from './requests.ts';
import { unsentVersions, versionState } from './versions.ts';

async function stateNow({ edition, latest }: Desk): Promise<DeskState> {
  const site = tryRead(() => edition.site.read());
  const state = await gitState(edition);
  return {
    association: site?.name ?? 'Your association',
    members: tryRead(() => edition.members.read().length) ?? 0,
    listChecked: site?.directoryUpdated ?? '',
    changed: state.recorded ? await countChanges(edition) : undefined,
    unsent: (await unsentVersions(edition, state)).length,
    latest: latest.now,
    issues: issueLines(issuesOf(edition.validate)),
  };
}

export function versionRoutes(desk: Desk): Hono {
  const { edition, now, backups, sitePreview, latest } = desk;
  const routes = new Hono();
  routes.get('/state', async (context) => context.json(await stateNow(desk)));
  routes.get('/site-preview', (context) => context.json(sitePreview.now));
  routes.post('/site-preview', (context) => {
    sitePreview.begin();
    return context.json(sitePreview.now);
  });
  routes.get('/versions', async (context) => context.json(await versionState(edition)));
  routes.post('/versions', async (context) => {
    const request = parseRequest(versionRequest, await context.req.json());
    return context.json(await serialize(() => saveVersion(edition, request)));
  });
  routes.post('/send', async (context) =>
    context.json(await serialize(() => send(edition, latest))),
  );
  routes.post('/discard', async (context) =>
    context.json(await serialize(() => discard(edition, backups, now()))),
  );
  routes.post('/bundle', async (context) => {
    await assertBuildable(edition);
    return context.body(new Uint8Array(bundle(edition)), 200, {
      'Content-Type': 'application/zip',
      'X-File-Name': bundleName(edition, now()),
    });
  });
  return routes;
}
