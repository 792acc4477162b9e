// Requests of the page about forms, articles and pictures.
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import {
  articles,
  openArticle,
  previewHtml,
  removeArticle,
  saveArticle,
} from './article-saving.ts';
import { type Desk, todayOf } from './desk-context.ts';
import { formRows, openForm, saveForm } from './form-saving.ts';
import { library, removePicture } from './library.ts';
import { savePicture } from './picture-saving.ts';
import {
  articleRequest,
  formRequest,
  parseRequest,
  previewRequest,
  removeRequest,
  serialize,
} from './requests.ts';

const removal = validator('json', (body) => parseRequest(removeRequest, body));

export function contentRoutes(desk: Desk) {
  const { edition } = desk;
  return new Hono()
    .get('/forms', (context) => context.json(formRows()))
    .get('/forms/:name', (context) => context.json(openForm(edition, context.req.param('name'))))
    .put(
      '/forms/:name',
      validator('json', (body) => parseRequest(formRequest, body)),
      async (context) => {
        const { hash, value } = context.req.valid('json');
        const save = () => saveForm(edition, context.req.param('name'), hash, value, todayOf(desk));
        return context.json(await serialize(save));
      },
    )
    .get('/articles', (context) => context.json(articles(edition)))
    .get('/articles/:name', (context) =>
      context.json(openArticle(edition, context.req.param('name'), todayOf(desk))),
    )
    .put(
      '/articles/:name',
      validator('json', (body) => parseRequest(articleRequest, body)),
      async (context) => {
        const { hash, value, body } = context.req.valid('json');
        const name = context.req.param('name');
        const file = await serialize(() => saveArticle(edition, name, hash, value, body));
        return context.json({ name: file, answer: openArticle(edition, file, todayOf(desk)) });
      },
    )
    .delete('/articles/:name', removal, async (context) => {
      const { hash } = context.req.valid('json');
      await serialize(() => removeArticle(edition, context.req.param('name'), hash));
      return context.json({ messages: ['Article removed. Not live yet.'] });
    })
    .post(
      '/preview',
      validator('json', (body) => parseRequest(previewRequest, body)),
      (context) => context.json({ html: previewHtml(context.req.valid('json').body) }),
    )
    .get('/library', async (context) => context.json(await library(edition)))
    .put(
      '/pictures/:name',
      validator('query', ({ replace }) => ({ replace: replace === 'yes' ? 'yes' : 'no' })),
      async (context) => {
        const bytes = new Uint8Array(await context.req.arrayBuffer());
        const replace = context.req.valid('query').replace === 'yes';
        const save = () => savePicture(edition, context.req.param('name'), bytes, replace);
        return context.json(await serialize(save));
      },
    )
    .delete('/pictures/:name', removal, async (context) => {
      const { hash } = context.req.valid('json');
      await serialize(() => removePicture(edition, context.req.param('name'), hash));
      return context.json({ messages: ['Picture deleted. Not live yet.'] });
    });
}
