// What the page asks about the state of the site: to see it, to publish it, to bring it back.

import { validateContent } from '@appraisers/edition/loaders/check-content.ts';
import { tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { editionFolder } from '@appraisers/edition/loaders/edition-folder.ts';
import { Hono } from 'hono';
import type { DeskState } from '#desk/api-types.ts';
import { bundle, bundleName } from './bundle.ts';
import { countChanges } from './changes.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { issueLines } from './desk-error.ts';
import { gitState } from './git-state.ts';
import { assertBuildable, publish, publishState, send, undo } from './publishing.ts';
import { parseRequest, publishRequest, serialize } from './requests.ts';

function problemsNow(): readonly string[] {
  try {
    validateContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return issueLines(error);
    throw error;
  }
}

async function stateNow(today: string): Promise<DeskState> {
  const site = tryRead(() => edition.site.read());
  const { recorded } = await gitState();
  return {
    association: site?.name ?? 'The association',
    folder: editionFolder(),
    members: tryRead(() => edition.members.read().length) ?? 0,
    listChecked: site?.directoryUpdated ?? '',
    today,
    changed: recorded ? await countChanges() : undefined,
    problems: problemsNow(),
  };
}

export function publishRoutes(desk: Desk): Hono {
  const { now, backups, seeIt } = desk;
  const routes = new Hono();
  routes.get('/state', async (context) => context.json(await stateNow(todayOf(desk))));
  routes.get('/see', (context) => context.json(seeIt.now));
  routes.post('/see', (context) => {
    seeIt.begin();
    return context.json(seeIt.now);
  });
  routes.get('/publish', async (context) => context.json(await publishState()));
  routes.post('/publish', async (context) => {
    const request = parseRequest(publishRequest, await context.req.json());
    return context.json(await serialize(() => publish(request)));
  });
  routes.post('/send', async (context) => context.json(await serialize(send)));
  routes.post('/undo', async (context) =>
    context.json(await serialize(() => undo(backups, now()))),
  );
  routes.post('/bundle', async (context) => {
    await assertBuildable();
    return context.body(new Uint8Array(bundle()), 200, {
      'Content-Type': 'application/zip',
      'X-File-Name': bundleName(now()),
    });
  });
  return routes;
}
