// Requests of the page about members: the list, one member, an import, the map.
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import type { ExportFile } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { applicationRequest, openApplication } from './application-form.ts';
import { coverageOf, coverageTableOf, mailMergeOf } from './coverage-drawing.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { DeskError } from './desk-error.ts';
import { setChecked } from './form-saving.ts';
import { importAtDesk, importRequest } from './importing.ts';
import { memberList } from './member-saving.ts';
import { json, serialize } from './requests.ts';

const nameOf = ({ name }: Readonly<Record<string, string | string[]>>) => ({ name: `${name}` });

export function memberRoutes(desk: Desk) {
  const { edition } = desk;
  const today = () => todayOf(desk);
  /** The export that the page sent last. It is read once, and compared after each answer. */
  let exported: { readonly key: string; readonly file: ExportFile } | undefined;
  return new Hono()
    .get('/members', (context) => context.json(memberList(edition, today())))
    .post('/application', json(applicationRequest), (context) =>
      context.json(openApplication(edition, context.req.valid('json').text, today())),
    )
    .post('/checked', async (context) => {
      await serialize(() => setChecked(edition, today()));
      return context.json({ messages: ['“Last checked” is today. Not live yet.'] });
    })
    .get('/mail-merge', async (context) =>
      context.body(await mailMergeOf(edition), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'X-File-Name': 'mail-merge.csv',
      }),
    )
    .get('/coverage', async (context) => context.json(await coverageOf(edition)))
    .get('/coverage-table', async (context) =>
      context.body(await coverageTableOf(edition), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
      }),
    )
    .post('/export', validator('query', nameOf), async (context) => {
      const { name } = context.req.valid('query');
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      exported = { key: randomUUID(), file: await readExport(basename(name), bytes) };
      return context.json({ key: exported.key });
    })
    .post('/import', json(importRequest), async (context) => {
      const { file, ...request } = context.req.valid('json');
      const { key, file: table } = exported ?? {};
      if (!table || file !== key) throw new DeskError('Select the export again.');
      return context.json(await serialize(() => importAtDesk(edition, table, request, desk.now())));
    });
}
