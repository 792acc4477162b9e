// Requests of the page about forms, articles and pictures.
import { Hono } from 'hono';
import { articles, openArticle, removeArticle, saveArticle } from './article-saving.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { formRows, openForm, saveForm } from './form-saving.ts';
import { library, removePicture, rotatePicture, saveVideo } from './library.ts';
import { savePicture } from './picture-saving.ts';
import { articleRequest, formRequest, parseRequest, removeRequest, serialize } from './requests.ts';

export function contentRoutes(desk: Desk): Hono {
  const { edition } = desk;
  const routes = new Hono();
  routes.get('/forms', (context) => context.json(formRows()));
  routes.get('/forms/:name', (context) =>
    context.json(openForm(edition, context.req.param('name'))),
  );
  routes.put('/forms/:name', async (context) => {
    const { hash, value } = parseRequest(formRequest, await context.req.json());
    return context.json(
      await serialize(() =>
        saveForm(edition, context.req.param('name'), hash, value, todayOf(desk)),
      ),
    );
  });
  routes.get('/articles', (context) => context.json(articles(edition)));
  routes.get('/articles/:file', (context) =>
    context.json(openArticle(edition, context.req.param('file'), todayOf(desk))),
  );
  routes.put('/articles/:file', async (context) => {
    const { hash, value, body } = parseRequest(articleRequest, await context.req.json());
    const file = context.req.param('file');
    return context.json({
      file: await serialize(() => saveArticle(edition, file, hash, value, body)),
    });
  });
  routes.delete('/articles/:file', async (context) => {
    const { hash } = parseRequest(removeRequest, await context.req.json());
    await serialize(() => removeArticle(edition, context.req.param('file'), hash));
    return context.json({ messages: ['Article removed. Not live yet.'] });
  });
  routes.get('/library', async (context) => context.json(await library(edition)));
  routes.put('/pictures/:name', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const replace = context.req.query('replace') === 'yes';
    return context.json(
      await serialize(() => savePicture(edition, context.req.param('name'), bytes, replace)),
    );
  });
  routes.delete('/pictures/:name', async (context) => {
    const { hash } = parseRequest(removeRequest, await context.req.json());
    await serialize(() => removePicture(edition, context.req.param('name'), hash));
    return context.json({ messages: ['Picture deleted. Not live yet.'] });
  });
  routes.post('/pictures/:name/rotate', async (context) => {
    const { hash } = parseRequest(removeRequest, await context.req.json());
    await serialize(() => rotatePicture(edition, context.req.param('name'), hash));
    return context.json({ messages: ['Picture rotated. Not live yet.'] });
  });
  routes.put('/video/:name', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    await serialize(() => saveVideo(edition, context.req.param('name'), bytes));
    return context.json({ messages: ['Video file saved. Not live yet.'] });
  });
  return routes;
}
