// Validates what the page sends, and makes its changes one after the other.
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { DeskError, outdatedPage } from './desk-error.ts';

/** @throws DeskError when the page is older or newer than this server. */
function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(body);
  if (success) return data;
  throw new DeskError(outdatedPage);
}

/** The JSON of a request, which has this schema. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', (body) => parseRequest(schema, body));

let last: Promise<unknown> = Promise.resolve();

/** Does the work after all earlier work, so that two windows don't overwrite each other's changes. */
export function serialize<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
