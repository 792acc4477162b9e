// What the page asks about the state of the site: to see it, to publish it, to bring it back.
import { issuesOf, tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { Hono } from 'hono';
import type { DeskState } from '#desk/api-types.ts';
import { bundle, bundleName } from './bundle.ts';
import { countChanges } from './changes.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { issueLines } from './desk-error.ts';
import { gitState } from './git-state.ts';
import { assertBuildable, publish, publishState, send, undo } from './publishing.ts';
import { parseRequest, publishRequest, serialize } from './requests.ts';

async function stateNow(edition: Edition, today: string): Promise<DeskState> {
  const site = tryRead(() => edition.site.read());
  const { recorded } = await gitState(edition);
  return {
    association: site?.name ?? 'The association',
    folder: edition.folder,
    members: tryRead(() => edition.members.read().length) ?? 0,
    listChecked: site?.directoryUpdated ?? '',
    today,
    changed: recorded ? await countChanges(edition) : undefined,
    problems: issueLines(issuesOf(edition.validate)),
  };
}

export function publishRoutes(desk: Desk): Hono {
  const { edition, now, backups, seeIt } = desk;
  const routes = new Hono();
  routes.get('/state', async (context) => context.json(await stateNow(edition, todayOf(desk))));
  routes.get('/see', (context) => context.json(seeIt.now));
  routes.post('/see', (context) => {
    seeIt.begin();
    return context.json(seeIt.now);
  });
  routes.get('/publish', async (context) => context.json(await publishState(edition)));
  routes.post('/publish', async (context) => {
    const request = parseRequest(publishRequest, await context.req.json());
    return context.json(await serialize(() => publish(edition, request)));
  });
  routes.post('/send', async (context) => context.json(await serialize(() => send(edition))));
  routes.post('/undo', async (context) =>
    context.json(await serialize(() => undo(edition, backups, now()))),
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
