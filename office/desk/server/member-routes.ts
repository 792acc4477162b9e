// Requests of the page about members: the list, one member, an import, the map.
import { Hono } from 'hono';
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

export function memberRoutes(desk: Desk): Hono {
  const { edition } = desk;
  const routes = new Hono();
  const today = () => todayOf(desk);
  routes.get('/members', (context) => context.json(memberList(edition, today())));
  routes.get('/members/:id', (context) =>
    context.json(openMember(edition, context.req.param('id'))),
  );
  routes.put('/members/:id', async (context) => {
    const { hash, value, another } = parseRequest(memberRequest, await context.req.json());
    const name = context.req.param('id');
    const save = () =>
      openMember(edition, saveMember(edition, name, hash, value, another, today()));
    return context.json(await serialize(save));
  });
  routes.delete('/members/:id', async (context) => {
    const { hash } = parseRequest(removeRequest, await context.req.json());
    await serialize(() => removeMember(edition, context.req.param('id'), hash));
    return context.json({ messages: ['Member removed. Not live yet.'] });
  });
  routes.post('/checked', async (context) => {
    await serialize(() => setChecked(edition, today()));
    return context.json(memberList(edition, today()));
  });
  routes.get('/mail-merge', async (context) =>
    context.body(await mailMergeOf(edition), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    }),
  );
  routes.get('/coverage', async (context) => context.json(await coverageOf(edition)));
  routes.get('/coverage-table', async (context) =>
    context.body(await coverageTableOf(edition), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    }),
  );
  routes.post('/import-answers', async (context) => {
    const answers = parseRequest(answersRequest, await context.req.json());
    await serialize(() => saveAnswers(edition, answers));
    return context.json({ messages: [] });
  });
  routes.post('/import', async (context) => {
    const { name = 'export', hash, save, leaveOut, fewer, sheet, hidden } = context.req.query();
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const is = (word: string | undefined) => word === 'yes';
    const choices = { sheet, hidden: hiddenRows.find((choice) => choice === hidden) };
    const order = { hash, save: is(save), leaveOut: is(leaveOut), fewer: is(fewer), ...choices };
    const at = { now: desk.now(), backups: desk.backups };
    return context.json(await serialize(() => importAtDesk(edition, name, bytes, order, at)));
  });
  return routes;
}
