// What the page asks about the state of the site: to see it, to publish it, to bring it back.
import { Hono } from 'hono';
import type { DeskState } from '#desk/shapes.ts';
import { checkContent } from '#loaders/check-content.ts';
import { ContentError } from '#loaders/content-error.ts';
import { edition } from '#loaders/edition.ts';
import { editionFolder } from '#loaders/edition-folder.ts';
import { unlessFaulty } from '#loaders/together.ts';
import { asked, publishOrder } from './asked.ts';
import { bundle, bundleName } from './bundle.ts';
import { countChanges } from './changes.ts';
import type { Desk } from './desk.ts';
import { inTurn } from './in-turn.ts';
import { linesOf } from './problems.ts';
import { publish, publishState, refuseUnsound, send, undo } from './publishing.ts';
import { recordNow } from './record.ts';
import { dayOf } from './today.ts';

function problemsNow(): readonly string[] {
  try {
    checkContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return linesOf(error);
    throw error;
  }
}

async function stateNow(today: string): Promise<DeskState> {
  const site = unlessFaulty(() => edition.site.read());
  const { recorded } = await recordNow();
  return {
    association: site?.name ?? 'The association',
    folder: editionFolder(),
    members: unlessFaulty(() => edition.members.read().length) ?? 0,
    listChecked: site?.directoryUpdated ?? '',
    today,
    changed: recorded ? await countChanges() : undefined,
    problems: problemsNow(),
  };
}

export function publishRoutes({ now, backups, seeIt }: Desk): Hono {
  const routes = new Hono();
  routes.get('/state', async (context) => context.json(await stateNow(dayOf(now()))));
  routes.get('/see', (context) => context.json(seeIt.now));
  routes.post('/see', (context) => {
    seeIt.begin();
    return context.json(seeIt.now);
  });
  routes.get('/publish', async (context) => context.json(await publishState()));
  routes.post('/publish', async (context) => {
    const order = asked(publishOrder, await context.req.json());
    return context.json(await inTurn(() => publish(order)));
  });
  routes.post('/send', async (context) => context.json(await inTurn(send)));
  routes.post('/undo', async (context) => context.json(await inTurn(() => undo(backups, now()))));
  routes.post('/bundle', async (context) => {
    await refuseUnsound();
    return context.body(new Uint8Array(bundle()), 200, {
      'Content-Type': 'application/zip',
      'X-File-Name': bundleName(now()),
    });
  });
  return routes;
}
