// Requests of the page about what it edits by a form: files, members and articles. And about pictures.
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { draft, editKinds } from '#desk/api-types.ts';
import { articles, previewHtml } from './article-saving.ts';
import { DeskError, outdatedPage } from './desk-error.ts';
import { library, removePicture, savePicture } from './pictures.ts';
import { type Desk, json, todayNow } from './requests.ts';
import { openEdit, removeEdit, saveEdit } from './saving.ts';

const editable = validator('param', ({ kind, name = '' }) => {
  const known = editKinds.find((each) => each === kind);
  if (!known) throw new DeskError(outdatedPage);
  return { name, kind: known };
});

const removal = json(z.object({ hash: z.string() }));

export function contentRoutes({ edition }: Desk) {
  return new Hono()
    .get('/articles', (context) => context.json(articles(edition)))
    .get('/edit/:kind/:name', editable, (context) => {
      const { name, kind } = context.req.valid('param');
      return context.json(openEdit(edition, kind, name, todayNow()));
    })
    .put('/edit/:kind/:name', editable, json(draft), (context) => {
      const { name: opened, kind } = context.req.valid('param');
      const today = todayNow();
      const name = saveEdit(edition, kind, opened, { ...context.req.valid('json'), today });
      return context.json({ name, saved: openEdit(edition, kind, name, today) });
    })
    .delete('/edit/:kind/:name', editable, removal, (context) => {
      const { name, kind } = context.req.valid('param');
      const { hash } = context.req.valid('json');
      // A form has a file that the site needs.
      if (kind !== 'forms') removeEdit(edition, kind, name, hash);
      return context.json({});
    })
    .post('/preview', json(z.object({ body: z.string() })), (context) =>
      context.json({ html: previewHtml(context.req.valid('json').body) }),
    )
    .get('/library', async (context) => context.json(await library(edition)))
    .put(
      '/pictures/:name',
      validator('query', ({ replace }) => ({ replace: replace === 'yes' ? 'yes' : 'no' })),
      async (context) => {
        const bytes = new Uint8Array(await context.req.arrayBuffer());
        const replace = context.req.valid('query').replace === 'yes';
        return context.json(await savePicture(edition, context.req.param('name'), bytes, replace));
      },
    )
    .delete('/pictures/:name', removal, (context) => {
      removePicture(edition, context.req.param('name'), context.req.valid('json').hash);
      return context.json({ messages: ['Picture deleted. Not live yet.'] });
    });
}
