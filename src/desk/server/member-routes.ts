// What the page asks about members: the list, one of them, an import, the map.
import { Hono } from 'hono';
import { hiddenRows } from '#member-import/choices.ts';
import { answersOrder, asked, memberOrder, removeOrder } from './asked.ts';
import { coverageOf } from './coverage.ts';
import type { Desk } from './desk.ts';
import { setChecked } from './form-saving.ts';
import { saveAnswers } from './import-answers.ts';
import { importAtDesk } from './importing.ts';
import { inTurn } from './in-turn.ts';
import { memberList, openMember, removeMember, saveMember } from './member-saving.ts';
import { dayOf } from './today.ts';

export function memberRoutes({ now, backups }: Desk): Hono {
  const routes = new Hono();
  const today = () => dayOf(now());
  routes.get('/members', (context) => context.json(memberList(today())));
  routes.get('/members/:id', (context) =>
    context.json(openMember(context.req.param('id'), today())),
  );
  routes.put('/members/:id', async (context) => {
    const { hash, value, another } = asked(memberOrder, await context.req.json());
    const name = context.req.param('id');
    return context.json(
      await inTurn(() => openMember(saveMember(name, hash, value, today(), another), today())),
    );
  });
  routes.delete('/members/:id', async (context) => {
    const { hash } = asked(removeOrder, await context.req.json());
    await inTurn(() => removeMember(context.req.param('id'), hash, today()));
    return context.json({ said: ['Removed from the list.'] });
  });
  routes.post('/checked', async (context) => {
    await inTurn(() => setChecked(today()));
    return context.json(memberList(today()));
  });
  routes.get('/coverage', async (context) => context.json(await coverageOf(today())));
  routes.post('/import-answers', async (context) => {
    const { answers } = asked(answersOrder, await context.req.json());
    await inTurn(() => saveAnswers(answers));
    return context.json({ said: [] });
  });
  routes.post('/import', async (context) => {
    const { name = 'export', hash, save, leaveOut, fewer, sheet, hidden } = context.req.query();
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const is = (word: string | undefined) => word === 'yes';
    const choices = { sheet, hidden: hiddenRows.find((choice) => choice === hidden) };
    const order = { hash, save: is(save), leaveOut: is(leaveOut), fewer: is(fewer), ...choices };
    const at = { now: now(), today: today(), backups };
    return context.json(await inTurn(() => importAtDesk(name, bytes, order, at)));
  });
  return routes;
}
