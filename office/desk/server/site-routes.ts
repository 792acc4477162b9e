// Requests of the page about the whole site: its state, its preview, publishing, its history.
import { issuesOf, tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { assertBuildable } from './build-issues.ts';
import { bundle, bundleName } from './bundle.ts';
import type { Desk } from './desk-context.ts';
import { countChanges, history, makeAsThen, openVersion, publishState } from './history.ts';
import { liveState } from './live.ts';

import { discard, publish } from './publishing.ts';
import { asThenRequest, parseRequest, publishRequest, serialize } from './requests.ts';

const stateNow = async ({ edition, news }: Desk) => ({
  association: tryRead(() => edition.site.read().name) ?? 'Your association',
  members: tryRead(() => edition.members.read().length) ?? 0,
  listChecked: tryRead(() => edition.site.read().directoryUpdated) ?? '',
  changed: await countChanges(edition),
  hasIssues: issuesOf(edition.validate).length > 0,
  news: news(),
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
    .post(
      '/publish',
      validator('json', (body) => parseRequest(publishRequest, body)),
      async (context) => context.json(await publish(edition, context.req.valid('json'))),
    )
    .get('/live', async (context) =>
      context.json(await liveState(edition, tryRead(() => edition.site.read().url) ?? '', now())),
    )
    .post('/discard', async (context) => context.json(await serialize(() => discard(edition))))
    .get(
      '/history',
      validator('query', ({ skip }) => ({ skip: String(skip ?? '0') })),
      async (context) =>
        context.json(await history(edition, Number(context.req.valid('query').skip) || 0)),
    )
    .get('/history/:id', async (context) =>
      context.json(await openVersion(edition, context.req.param('id'))),
    )
    .post(
      '/history/:id',
      validator('json', (body) => parseRequest(asThenRequest, body)),
      async (context) => {
        const { file } = context.req.valid('json');
        const id = context.req.param('id');
        return context.json(await serialize(() => makeAsThen(edition, id, file)));
      },
    )
    .post('/bundle', async (context) => {
      await assertBuildable(edition, "The content has errors, so the site can't be built.");
      return context.body(new Uint8Array(bundle(edition)), 200, {
        'Content-Type': 'application/zip',
        'X-File-Name': bundleName(edition, now()),
      });
    });
}
