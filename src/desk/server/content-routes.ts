// What the page asks about forms, articles and pictures.
import { Hono } from 'hono';
import { articles, openArticle, removeArticle, saveArticle } from './article-saving.ts';
import { articleOrder, asked, formOrder, removeOrder } from './asked.ts';
import type { Desk } from './desk.ts';
import { openForm, saveForm } from './form-saving.ts';
import { inTurn } from './in-turn.ts';
import { pictures, savePicture } from './picture-saving.ts';
import { dayOf } from './today.ts';

export function contentRoutes({ now }: Desk): Hono {
  const routes = new Hono();
  const today = () => dayOf(now());
  routes.get('/forms/:name', (context) => context.json(openForm(context.req.param('name'))));
  routes.put('/forms/:name', async (context) => {
    const { hash, value } = asked(formOrder, await context.req.json());
    return context.json(await inTurn(() => saveForm(context.req.param('name'), hash, value)));
  });
  routes.get('/articles', (context) => context.json(articles()));
  routes.get('/articles/:file', (context) =>
    context.json(openArticle(context.req.param('file'), today())),
  );
  routes.put('/articles/:file', async (context) => {
    const { hash, value, body } = asked(articleOrder, await context.req.json());
    const file = context.req.param('file');
    return context.json({ file: await inTurn(() => saveArticle(file, hash, value, body)) });
  });
  routes.delete('/articles/:file', async (context) => {
    const { hash } = asked(removeOrder, await context.req.json());
    await inTurn(() => removeArticle(context.req.param('file'), hash));
    return context.json({ said: ['The article was removed.'] });
  });
  routes.get('/pictures', (context) => context.json(pictures()));
  routes.put('/pictures/:name', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const replace = context.req.query('replace') === 'yes';
    const name = await inTurn(() => savePicture(context.req.param('name'), bytes, replace));
    return context.json({ name });
  });
  return routes;
}
