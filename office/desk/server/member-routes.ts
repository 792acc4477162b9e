// Requests of the page about members: the list, an application, an import, the map.
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { makeReport } from '#coverage/coverage-report.ts';
import { coverageSentences, gapRows, zipTable } from '#coverage/coverage-words.ts';
import { coverageMap } from '#coverage/map.ts';
import { readReportInput } from '#coverage/read-input.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { openApplication } from './application-form.ts';
import { DeskError } from './desk-error.ts';
import { importAtDesk, importRequest } from './importing.ts';
import { memberList } from './member-saving.ts';
import { type Desk, json, todayNow } from './requests.ts';
import { changeForm } from './saving.ts';

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

const named = validator('query', ({ name }) => ({ name: `${name}` }));

export function memberRoutes({ edition }: Desk) {
  /** The export that the page sent last. It is read once, and compared after each answer. */
  let exported: { readonly key: string; readonly file: ExportFile } | undefined;
  return new Hono()
    .get('/members', (context) => context.json(memberList(edition, todayNow())))
    .post('/application', json(z.object({ text: z.string() })), (context) =>
      context.json(openApplication(edition, context.req.valid('json').text, todayNow())),
    )
    .post('/checked', (context) => {
      changeForm(edition, 'office', { directoryUpdated: todayNow() }, todayNow());
      return context.json({ messages: ['“Last checked” is today. Not live yet.'] });
    })
    .get('/coverage', (context) => context.json(coverageOf(edition)))
    .post('/export', named, async (context) => {
      const { name } = context.req.valid('query');
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      exported = { key: randomUUID(), file: await readExport(basename(name), bytes) };
      return context.json({ key: exported.key });
    })
    .post('/import', json(importRequest), (context) => {
      const { file, ...request } = context.req.valid('json');
      const { key, file: table } = exported ?? {};
      if (!table || file !== key) throw new DeskError('Select the export again.');
      return context.json(importAtDesk(edition, table, request, new Date()));
    });
}
