// Requests of the page about the whole site: its state, its preview, its versions.
import { issuesOf, tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import { Hono } from 'hono';
import type { DeskState } from '#desk/api-types.ts';
import { bundle, bundleName } from './bundle.ts';
import { countChanges } from './changes.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { issueLines } from './desk-error.ts';
import { gitState } from './git-state.ts';
import { history, openVersion } from './history.ts';
import { assertBuildable, discard, saveVersion, send } from './publishing.ts';
import {
  choicesRequest,
  parseRequest,
  restoreRequest,
  serialize,
  versionRequest,
} from './requests.ts';
import { restore } from './restoring.ts';
import { unsentVersions, versionState } from './versions.ts';

async function stateNow({ edition, latest }: Desk, today: string): Promise<DeskState> {
  const site = tryRead(() => edition.site.read());
  const state = await gitState(edition);
  return {
    association: site?.name ?? 'Your association',
    folder: edition.folder,
    members: tryRead(() => edition.members.read().length) ?? 0,
    listChecked: site?.directoryUpdated ?? '',
    today,
    changed: state.recorded ? await countChanges(edition) : undefined,
    unsent: (await unsentVersions(edition, state)).length,
    latest: latest.now,
    issues: issueLines(issuesOf(edition.validate)),
  };
}

export function versionRoutes(desk: Desk): Hono {
  const { edition, now, backups, sitePreview, latest } = desk;
  const routes = new Hono();
  routes.get('/state', async (context) => context.json(await stateNow(desk, todayOf(desk))));
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
  routes.get('/latest', (context) => context.json(latest.now));
  routes.post('/latest', async (context) => {
    const { choices } = parseRequest(choicesRequest, await context.req.json());
    return context.json(await serialize(() => latest.update(choices)));
  });
  routes.get('/history', async (context) =>
    context.json(await history(edition, Number(context.req.query('skip')) || 0)),
  );
  routes.get('/history/:id', async (context) =>
    context.json(await openVersion(edition, context.req.param('id'))),
  );
  routes.post('/history/:id', async (context) => {
    const request = parseRequest(restoreRequest, await context.req.json());
    const id = context.req.param('id');
    const place = { backups, now };
    return context.json(await serialize(() => restore(edition, id, request, latest, place)));
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
