// The server of the desk: the requests of its page, at the address with the secret in it.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { inertPolicy } from '@appraisers/hosting/security-policy.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ApiError } from '#desk/api-types.ts';
import { ImportError } from '#import/import-error.ts';
import { contentRoutes } from './content-routes.ts';
import type { Desk } from './desk-context.ts';
import { DeskError, issueLines, outdatedPage, writeErrorOf } from './desk-error.ts';
import { guard } from './guard.ts';
import { memberRoutes } from './member-routes.ts';
import { pictureBytes } from './picture-saving.ts';
import { siteRoutes } from './site-routes.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

const maxBytes = 60_000_000;

/** The response to an error. */
function apiErrorOf(
  error: unknown,
  log: Desk['log'],
): { readonly status: 409 | 422 | 500; readonly body: ApiError } {
  if (error instanceof DeskError) {
    const { message, issues, outdated, asks } = error;
    return { status: outdated ? 409 : 422, body: { message, issues, outdated, asks } };
  }
  if (error instanceof ImportError)
    return { status: 422, body: { message: error.message, issues: [] } };
  if (error instanceof ContentError) {
    const message = 'The content has errors. Fix these first:';
    const issues = issueLines(error.issues).map((line) => ({ path: [], message: line }));
    return { status: 422, body: { message, issues } };
  }
  // The body of the request was no JSON.
  if (error instanceof HTTPException)
    return { status: 422, body: { message: outdatedPage, issues: [] } };
  const cause = writeErrorOf(error);
  if (cause) return { status: 422, body: { message: `${cause} Nothing was saved.`, issues: [] } };
  log(error);
  const message =
    'Something went wrong. Nothing was saved. Send the error in the terminal window to your webmaster.';
  return { status: 500, body: { message, issues: [] } };
}

/** Responds with a file. */
const sendFile = (
  context: Context,
  file: { readonly bytes: Uint8Array; readonly type: string },
  policy?: string,
) =>
  context.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': file.type,
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
  });

/** The requests of the page. Their types are those of its client. */
const apiOf = (desk: Desk) =>
  new Hono()
    .route('/', memberRoutes(desk))
    .route('/', contentRoutes(desk))
    .route('/', siteRoutes(desk));

export type DeskApi = ReturnType<typeof apiOf>;

const tooLarge = 'This file is larger than 60 MB, so it was not saved. Use a smaller file.';

export function deskApp(desk: Desk): Hono {
  const app = new Hono();
  app.use('*', guard(desk.portOf, desk.secret));
  app.use(
    '*',
    bodyLimit({
      maxSize: maxBytes,
      onError: (context) => context.json({ message: tooLarge, issues: [] }, 422),
    }),
  );
  app.onError((error, context) => {
    const { status, body } = apiErrorOf(error, desk.log);
    return context.json(body, status);
  });
  const own = new Hono();
  own.onError((error) => {
    throw error;
  });
  own.get('/pictures/:name', (context) => {
    const picture = pictureBytes(desk.edition, context.req.param('name'));
    return picture ? sendFile(context, picture, inertPolicy) : context.notFound();
  });
  own.route('/api', apiOf(desk));
  const sendPageFile = (context: Context, name: string) => {
    const bytes = desk.page.get(name);
    const type = types[name.split('.').at(-1) ?? ''];
    return bytes && type ? sendFile(context, { bytes, type }) : context.notFound();
  };
  own.get('/:file', (context) => sendPageFile(context, context.req.param('file')));
  // The page requests paths relative to its address, so the slash at the end matters.
  app.get(`/${desk.secret}/`, (context) => sendPageFile(context, 'index.html'));
  app.route(`/${desk.secret}`, own);
  return app;
}
