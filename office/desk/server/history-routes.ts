// Requests of the page about other versions: what others published, what was published before, and copies
// of the member list.
import { Hono } from 'hono';
import { listCopies, restoreList } from '#import/writing/restore-list.ts';
import type { Desk } from './desk-context.ts';
import { history, openVersion } from './history.ts';
import {
  backupRequest,
  choicesRequest,
  parseRequest,
  restoreRequest,
  serialize,
} from './requests.ts';
import { restoreVersion } from './restoring.ts';

export function historyRoutes({ edition, now, backups, latest }: Desk): Hono {
  const routes = new Hono();
  routes.get('/latest', (context) => context.json(latest.now));
  routes.post('/latest', async (context) => {
    const { choices } = parseRequest(choicesRequest, await context.req.json());
    return context.json(await serialize(() => latest.update(choices)));
  });
  routes.get('/backups', (context) => context.json({ backups: listCopies(edition, backups) }));
  routes.post('/backups', async (context) => {
    const { name } = parseRequest(backupRequest, await context.req.json());
    const { members, backup } = await serialize(() => restoreList(edition, backups, name, now()));
    const messages = [
      `Restored the list with ${members.toLocaleString('en-US')} members and their numbers. Not live yet.`,
      ...(backup ? [`The list you had is in ${backup}.`] : []),
      'Check the date under “Review the members”.',
    ];
    return context.json({ messages });
  });
  routes.get('/history', async (context) =>
    context.json(await history(edition, Number(context.req.query('skip')) || 0)),
  );
  routes.get('/history/:id', async (context) =>
    context.json(await openVersion(edition, context.req.param('id'))),
  );
  routes.post('/history/:id', async (context) => {
    const request = parseRequest(restoreRequest, await context.req.json());
    const id = context.req.param('id');
    const place = { backups, now };
    return context.json(await serialize(() => restoreVersion(edition, id, request, latest, place)));
  });
  return routes;
}
