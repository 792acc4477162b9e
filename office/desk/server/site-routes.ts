// Requests of the page about the whole site: its state, its preview, publishing, its history.
import { issuesOf, tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import { assertBuildable } from './build-issues.ts';
import { bundle, bundleName } from './bundle.ts';
import { countChanges, publishState } from './changes.ts';
import type { Desk } from './desk-context.ts';
import { history, makeAsThen, openVersion } from './history.ts';
import { liveState } from './live.ts';

import { discard, publish, publishRequest } from './publishing.ts';
import { json, serialize } from './requests.ts';

const stateNow = async ({ edition }: Desk) => ({
  association: tryRead(() => edition.site.read().name) ?? 'Your association',
  members: tryRead(() => edition.members.read().length) ?? 0,
  listChecked: tryRead(() => edition.site.read().directoryUpdated) ?? '',
  changed: await countChanges(edition),
  hasIssues: issuesOf(edition.validate).length > 0,
});

export function siteRoutes(desk: Desk) {
  const { edition, now, sitePreview } = desk;
  return new Hono()
    .get('/state', async (context) => context.json(await stateNow(desk)))
    .get('/site-preview', (context) => context.json(sitePreview.now))
    .post('/site-preview', (context) => {
      sitePreview.begin();
      return context.json(sitePreview.now);
    })
    .get('/publish', async (context) => context.json(await publishState(edition)))
    .post('/publish', json(publishRequest), async (context) =>
      context.json(await publish(edition, context.req.valid('json'))),
    )
    .get('/live', async (context) =>
      context.json(await liveState(edition, tryRead(() => edition.site.read().url) ?? '', now())),
    )
    .post('/discard', async (context) => context.json(await serialize(() => discard(edition))))
    .get('/history', async (context) => context.json(await history(edition)))
    .get('/history/:id', async (context) =>
      context.json(await openVersion(edition, context.req.param('id'))),
    )
    .post('/history/:id', json(z.object({ file: z.string() })), async (context) => {
      const { file } = context.req.valid('json');
      const id = context.req.param('id');
      return context.json(await serialize(() => makeAsThen(edition, id, file)));
    })
    .post('/bundle', async (context) => {
      await assertBuildable(edition, "The content has errors, so the site can't be built.");
      return context.body(new Uint8Array(bundle(edition)), 200, {
        'Content-Type': 'application/zip',
        'X-File-Name': bundleName(edition, now()),
      });
    });
}
