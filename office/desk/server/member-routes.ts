// Requests of the page about members: the list, one member, an import, the map.
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { hiddenRows } from '#import/reading/export-file.ts';
import { coverageOf, coverageTableOf, mailMergeOf } from './coverage-drawing.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { setChecked } from './form-saving.ts';
import { importAtDesk } from './importing.ts';
import { memberList, openMember, removeMember, saveMember } from './member-saving.ts';
import {
  answersRequest,
  memberRequest,
  parseRequest,
  removeRequest,
  serialize,
} from './requests.ts';
import { saveAnswers } from './save-answers.ts';

export function memberRoutes(desk: Desk) {
  const { edition } = desk;
  const today = () => todayOf(desk);
  return new Hono()
    .get('/members', (context) => context.json(memberList(edition, today())))
    .get('/members/:name', (context) =>
      context.json(openMember(edition, context.req.param('name'))),
    )
    .put(
      '/members/:name',
      validator('json', (body) => parseRequest(memberRequest, body)),
      async (context) => {
        const { hash, value, another } = context.req.valid('json');
        const name = context.req.param('name');
        const save = () =>
          openMember(edition, saveMember(edition, name, hash, value, another, today()));
        return context.json(await serialize(save));
      },
    )
    .delete(
      '/members/:name',
      validator('json', (body) => parseRequest(removeRequest, body)),
      async (context) => {
        const { hash } = context.req.valid('json');
        await serialize(() => removeMember(edition, context.req.param('name'), hash));
        return context.json({ messages: ['Member removed. Not live yet.'] });
      },
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
    .post(
      '/import-answers',
      validator('json', (body) => parseRequest(answersRequest, body)),
      async (context) => {
        const answers = context.req.valid('json');
        await serialize(() => saveAnswers(edition, answers));
        return context.json({ messages: [] });
      },
    )
    .post('/import', async (context) => {
      const { name = 'export', hash, save, leaveOut, fewer, sheet, hidden } = context.req.query();
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const is = (word: string | undefined) => word === 'yes';
      const choices = { sheet, hidden: hiddenRows.find((choice) => choice === hidden) };
      const order = { hash, save: is(save), leaveOut: is(leaveOut), fewer: is(fewer), ...choices };
      return context.json(
        await serialize(() => importAtDesk(edition, name, bytes, order, desk.now())),
      );
    });
}
