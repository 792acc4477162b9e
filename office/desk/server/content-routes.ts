// Requests of the page about what it edits by a form: files, members and articles. And about pictures.
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { draft, editKinds } from '#desk/api-types.ts';
import {
  articles,
  openArticle,
  previewHtml,
  removeArticle,
  saveArticle,
} from './article-saving.ts';
import { DeskError, outdatedPage } from './desk-error.ts';
import { openForm, saveForm } from './form-saving.ts';
import { openMember, removeMember, saveMember } from './member-saving.ts';
import { library, removePicture, savePicture, unusedPictures } from './pictures.ts';
import { type Desk, json, todayNow } from './requests.ts';

/** What a form edits. Each opens by its name; `new` is an empty one. Saving returns the name. */
const editors = {
  forms: { open: openForm, save: saveForm, remove: undefined },
  members: { open: openMember, save: saveMember, remove: removeMember },
  articles: { open: openArticle, save: saveArticle, remove: removeArticle },
} as const;

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
      return context.json(editors[kind].open(edition, name, todayNow()));
    })
    .put('/edit/:kind/:name', editable, json(draft), (context) => {
      const { name: opened, kind } = context.req.valid('param');
      const { open, save } = editors[kind];
      const today = todayNow();
      const unused = unusedPictures(edition);
      const name = save(edition, opened, { ...context.req.valid('json'), today });
      const messages = unusedPictures(edition)
        .filter((picture) => !unused.includes(picture))
        .map((picture) => `Nothing shows ${picture} now. To delete it, open “Pictures”.`);
      return context.json({ name, saved: open(edition, name, today), messages });
    })
    .delete('/edit/:kind/:name', editable, removal, (context) => {
      const { name, kind } = context.req.valid('param');
      editors[kind].remove?.(edition, name, context.req.valid('json').hash);
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
