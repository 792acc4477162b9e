// The server of the desk: the files of its page and its requests, at the address with the secret in it. It serves
// them to this computer only.
import { randomBytes } from 'node:crypto';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { inertPolicy } from '@appraisers/hosting/security-policy.ts';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { getMimeType } from 'hono/utils/mime';
import type { ApiError } from '#desk/api-types.ts';
import { ImportError } from '#import/import-error.ts';
import { DeskError, outdatedPage } from './desk-error.ts';
import { contentError } from './edition-files.ts';
import { failureReason } from './failure-reasons.ts';
import { guard } from './guard.ts';
import { pictureBytes } from './pictures.ts';
import type { Desk } from './requests.ts';
import { routes } from './routes.ts';
import { listen } from './site-preview.ts';

const maxBytes = 60_000_000;
const tooLarge = 'This file is larger than 60 MB, so it was not saved. Use a smaller file.';
const unexpected =
  'Something went wrong. Nothing was saved. Send the error in the terminal window to your webmaster.';

/** What the page shows about an error; undefined for an error of the program. */
function apiErrorOf(edition: Edition, error: unknown): ApiError | undefined {
  if (error instanceof DeskError) {
    const { message, issues, asks } = error;
    return { message, issues, asks };
  }
  if (error instanceof ContentError) {
    const message =
      'Files have errors. Open them in a text editor and fix these lines, or open “History” and make them as they were:';
    return apiErrorOf(edition, contentError(edition, message, error.issues));
  }
  if (error instanceof ImportError) return { message: error.message, issues: [] };
  // The body of the request was no JSON.
  const message = error instanceof HTTPException ? outdatedPage : failureReason(error);
  return message === undefined ? undefined : { message, issues: [] };
}

/** Responds with a file. */
const sendFile = (context: Context, name: string, bytes?: Uint8Array, policy?: string) =>
  bytes
    ? context.body(new Uint8Array(bytes), 200, {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        ...(policy && { 'Content-Security-Policy': policy }),
      })
    : context.notFound();

export function deskApp(desk: Desk): Hono {
  const { edition, page, secret, port } = desk;
  const app = new Hono();
  app.use('*', guard(port, secret));
  const onError = (context: Context) => context.json({ message: tooLarge, issues: [] }, 422);
  app.use('*', bodyLimit({ maxSize: maxBytes, onError }));
  app.onError((error, context) => {
    const known = apiErrorOf(edition, error);
    if (known) return context.json(known, 422);
    console.error(error);
    return context.json({ message: unexpected, issues: [] }, 500);
  });
  // The page requests paths relative to its address, so the slash at the end matters.
  app.get(`/${secret}/`, (context) => sendFile(context, 'index.html', page.get('index.html')));
  app.get(`/${secret}/:file`, (context) => {
    const name = context.req.param('file');
    // Previews of articles name pictures as articles do.
    return page.has(name)
      ? sendFile(context, name, page.get(name))
      : sendFile(context, name, pictureBytes(edition, name), inertPolicy);
  });
  app.route(`/${secret}/api`, routes(desk));
  return app;
}

/** Serves the desk at a free port of this computer. The secret in its address is new each time. */
export async function serveDesk(given: Omit<Desk, 'secret' | 'port'>) {
  const secret = randomBytes(18).toString('base64url');
  const { port, close } = await listen((at) =>
    getRequestListener(deskApp({ ...given, secret, port: at }).fetch),
  );
  return { address: `http://127.0.0.1:${port}/${secret}/`, close };
}
