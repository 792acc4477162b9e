// Requests of the page about the whole site: its state, its preview, publishing, its history.
import { basename } from 'node:path';
import { issuesOf, tryRead } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { zipSync } from 'fflate';
import { Hono } from 'hono';
import { z } from 'zod';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { dayOf } from '#import/list/member-list.ts';
import { countChanges, publishState } from './changes.ts';
import { assertBuildable } from './edition-files.ts';
import { history, liveState, makeAsThen, openVersion } from './history.ts';
import { discard, publish, publishRequest } from './publishing.ts';
import { type Desk, json } from './requests.ts';

const stateNow = async (edition: Edition) => ({
  association: tryRead(() => edition.site.read().name) ?? 'Your association',
  members: tryRead(() => edition.members.read().length) ?? 0,
  listChecked: tryRead(() => edition.site.read().directoryUpdated) ?? '',
  // “Publish” says why git can't tell.
  changed: await countChanges(edition).catch(() => 0),
  forms: Object.entries(deskForms).map(([name, { title, note, group }]) => {
    return { name, title, note, group };
  }),
  hasIssues: issuesOf(edition.validate).length > 0,
});

/** The edition as one ZIP file, in a folder of its name, for a webmaster who publishes it. */
function bundle({ folder, list, readBytes }: Edition): Uint8Array<ArrayBuffer> {
  const entries = list().map((name) => [`${basename(folder)}/${name}`, readBytes(name)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

export function siteRoutes({ edition, sitePreview }: Desk) {
  return new Hono()
    .get('/state', async (context) => context.json(await stateNow(edition)))
    .post('/site-preview', async (context) => context.json({ address: await sitePreview.build() }))
    .get('/publish', async (context) => context.json(await publishState(edition)))
    .post('/publish', json(publishRequest), async (context) =>
      context.json(await publish(edition, context.req.valid('json'))),
    )
    .get('/live', async (context) => context.json(await liveState(edition, new Date())))
    .post('/discard', async (context) => context.json(await discard(edition)))
    .get('/history', async (context) => context.json(await history(edition)))
    .get('/history/:id', async (context) =>
      context.json(await openVersion(edition, context.req.param('id'))),
    )
    .post('/history/:id', json(z.object({ file: z.string() })), async (context) => {
      const { file } = context.req.valid('json');
      return context.json(await makeAsThen(edition, context.req.param('id'), file));
    })
    .get('/bundle', async (context) => {
      await assertBuildable(edition);
      return context.body(bundle(edition), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${basename(edition.folder)}-${dayOf(new Date())}.zip"`,
      });
    });
}
