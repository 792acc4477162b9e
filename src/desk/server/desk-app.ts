// The program of the desk: what its page may ask for, under the address with the secret in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inertPolicy } from '#build/security-policy.ts';
import type { Refusal } from '#desk/shapes.ts';
import { ContentError } from '#loaders/content-error.ts';
import { ImportStop } from '#member-import/import-stop.ts';
import { contentRoutes } from './content-routes.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { guard } from './guard.ts';
import { memberRoutes } from './member-routes.ts';
import { pictureBytes } from './picture-saving.ts';
import { previewPage, previewPolicy } from './preview.ts';
import { linesOf } from './problems.ts';
import { publishRoutes } from './publish-routes.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

type PageFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** The built page, read once: another desk may make its own anew in the same folder. */
function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.flatMap(({ name }): [string, PageFile][] => {
      const type = types[name.split('.').at(-1) ?? ''];
      return type
        ? [[name, { bytes: new Uint8Array(readFileSync(join(folder, name))), type }]]
        : [];
    }),
  );
}

const largest = 60_000_000;

/** What the page is told of an error. */
function refusalOf(
  error: unknown,
  log: Desk['log'],
): { readonly status: 409 | 422 | 500; readonly refusal: Refusal } {
  if (error instanceof DeskError) {
    const { message: sentence, problems, outdated, asks } = error;
    return { status: outdated ? 409 : 422, refusal: { sentence, problems, outdated, asks } };
  }
  if (error instanceof ImportStop)
    return { status: 422, refusal: { sentence: error.message, problems: [] } };
  if (error instanceof ContentError) {
    const sentence = 'Something in the content has to be corrected first.';
    const problems = linesOf(error).map((says) => ({ path: [], says }));
    return { status: 422, refusal: { sentence, problems } };
  }
  log(error);
  const sentence =
    'The desk met something that it does not know. What you typed was not saved. Send what its terminal says to whoever looks after the site.';
  return { status: 500, refusal: { sentence, problems: [] } };
}

/** Answers with a file of another kind than HTML pages of the desk. */
const answered = (
  context: Context,
  file: { readonly bytes: Uint8Array; readonly type: string },
  policy?: string,
) =>
  context.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': file.type,
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
  });

export function deskApp(desk: Desk): Hono {
  const app = new Hono();
  const page = pageFiles(desk.page);
  let preview = '';
  app.use('*', guard(desk.portOf, desk.secret));
  app.use(
    '*',
    bodyLimit({
      maxSize: largest,
      onError: (context) =>
        context.json(
          { sentence: 'This file is larger than 60 MB. Nothing was saved.', problems: [] },
          422,
        ),
    }),
  );
  app.onError((error, context) => {
    const { status, refusal } = refusalOf(error, desk.log);
    return context.json(refusal, status);
  });
  const own = new Hono();
  own.onError((error) => {
    throw error;
  });
  own.get('/pictures/:name', (context) => {
    const picture = pictureBytes(context.req.param('name'));
    return picture ? answered(context, picture, inertPolicy) : context.notFound();
  });
  own.post('/api/preview', async (context) => {
    preview = previewPage(await context.req.text());
    return context.json({ said: [] });
  });
  own.get('/preview/:any', (context) =>
    context.html(preview, 200, { 'Content-Security-Policy': previewPolicy }),
  );
  own.route('/api', memberRoutes(desk));
  own.route('/api', contentRoutes(desk));
  own.route('/api', publishRoutes(desk));
  own.get('/:file', (context) => {
    const file = page.get(context.req.param('file'));
    return file ? answered(context, file) : context.notFound();
  });
  // What the page asks for stands below its own address: the stroke at the end belongs to it.
  app.get(`/${desk.secret}/`, (context) => {
    const start = page.get('index.html');
    return start ? answered(context, start) : context.notFound();
  });
  app.route(`/${desk.secret}`, own);
  return app;
}
