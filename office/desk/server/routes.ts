// Requests of the page. Their types are those of its client.
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { zipSync } from 'fflate';
import { Hono } from 'hono';
import { z } from 'zod';
import { makeReport } from '#coverage/coverage-report.ts';
import { coverageSentences, gapRows, zipTable } from '#coverage/coverage-words.ts';
import { coverageMap } from '#coverage/map.ts';
import { readReportInput } from '#coverage/read-input.ts';
import { draft, editKinds } from '#desk/api-types.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { dayOf } from '#import/list/member-list.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { openApplication } from './application-form.ts';
import { articles, previewHtml } from './article-saving.ts';
import { countChanges, publishState } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable } from './edition-files.ts';
import { history, liveState, makeAsThen, openVersion } from './history.ts';
import { importAtDesk, importRequest } from './importing.ts';
import { memberList } from './member-saving.ts';
import { library, removePicture, savePicture } from './pictures.ts';
import { discard, publish, publishRequest } from './publishing.ts';
import { type Desk, serializeChanges, valid } from './requests.ts';
import { changeForm, openEdit, removeEdit, saveEdit } from './saving.ts';

/** Where members are, and where people have none nearby. */
function coverageOf(edition: Edition) {
  const report = makeReport(readReportInput(edition));
  const sentences = coverageSentences(report);
  return {
    map: coverageMap(report),
    label: `${report.region.name}: ${sentences.join(' ')}`,
    sentences,
    gaps: gapRows(report),
    table: zipTable(report),
  };
}

const stateNow = async (edition: Edition) => ({
  // “Publish” says why git can't tell.
  changed: await countChanges(edition).catch(() => 0),
  forms: Object.entries(deskForms).map(([name, { title, note, group }]) => {
    return { name, title, note, group };
  }),
});

/** The edition as one ZIP file, in a folder of its name, for a webmaster who publishes it. */
function bundle({ folder, list, readBytes }: Edition): Uint8Array<ArrayBuffer> {
  const entries = list().map((name) => [`${basename(folder)}/${name}`, readBytes(name)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

const editable = valid('param', z.object({ kind: z.enum(editKinds), name: z.string() }));

const removal = valid('json', z.object({ hash: z.string() }));

export function routes({ edition, sitePreview }: Desk) {
  /** The export that the page sent last. It is read once, and compared after each answer. */
  let exported: { readonly key: string; readonly file: ExportFile } | undefined;
  return new Hono()
    .use('*', serializeChanges)
    .get('/members', (context) => context.json(memberList(edition)))
    .post('/application', valid('json', z.object({ text: z.string() })), (context) =>
      context.json(openApplication(edition, context.req.valid('json').text)),
    )
    .post('/checked', (context) => {
      changeForm(edition, 'office', { directoryUpdated: dayOf(new Date()) });
      return context.json({ messages: ['“Last checked” is today. Not live yet.'] });
    })
    .get('/coverage', (context) => context.json(coverageOf(edition)))
    .post('/export', valid('query', z.object({ name: z.string() })), async (context) => {
      const { name } = context.req.valid('query');
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      exported = { key: randomUUID(), file: await readExport(basename(name), bytes) };
      return context.json({ key: exported.key });
    })
    .post('/import', valid('json', importRequest), (context) => {
      const { file, ...request } = context.req.valid('json');
      const { key, file: table } = exported ?? {};
      if (!table || file !== key) throw new DeskError('Select the export again.');
      return context.json(importAtDesk(edition, table, request, new Date()));
    })
    .get('/articles', (context) => context.json(articles(edition)))
    .get('/edit/:kind/:name', editable, (context) => {
      const { name, kind } = context.req.valid('param');
      return context.json(openEdit(edition, kind, name));
    })
    .put('/edit/:kind/:name', editable, valid('json', draft), (context) => {
      const { name: opened, kind } = context.req.valid('param');
      const name = saveEdit(edition, kind, opened, context.req.valid('json'));
      return context.json({ name, saved: openEdit(edition, kind, name) });
    })
    .delete('/edit/:kind/:name', editable, removal, (context) => {
      const { name, kind } = context.req.valid('param');
      removeEdit(edition, kind, name, context.req.valid('json').hash);
      return context.json({});
    })
    .post('/preview', valid('json', z.object({ body: z.string() })), (context) =>
      context.json({ html: previewHtml(context.req.valid('json').body) }),
    )
    .get('/library', async (context) => context.json(await library(edition)))
    .put(
      '/pictures/:name',
      valid('query', z.object({ replace: z.enum(['yes', 'no']) })),
      async (context) => {
        const bytes = new Uint8Array(await context.req.arrayBuffer());
        const replace = context.req.valid('query').replace === 'yes';
        return context.json(await savePicture(edition, context.req.param('name'), bytes, replace));
      },
    )
    .delete('/pictures/:name', removal, (context) => {
      removePicture(edition, context.req.param('name'), context.req.valid('json').hash);
      return context.json({ messages: ['Picture deleted. Not live yet.'] });
    })
    .get('/state', async (context) => context.json(await stateNow(edition)))
    .post('/site-preview', async (context) => context.json({ address: await sitePreview.build() }))
    .get('/publish', async (context) => context.json(await publishState(edition)))
    .post('/publish', valid('json', publishRequest), async (context) =>
      context.json(await publish(edition, context.req.valid('json'))),
    )
    .get('/live', async (context) => context.json(await liveState(edition, new Date())))
    .post('/discard', async (context) => context.json(await discard(edition)))
    .get('/history', async (context) => context.json(await history(edition)))
    .get('/history/:id', async (context) =>
      context.json(await openVersion(edition, context.req.param('id'))),
    )
    .post('/history/:id', valid('json', z.object({ file: z.string() })), async (context) => {
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

export type DeskApi = ReturnType<typeof routes>;
