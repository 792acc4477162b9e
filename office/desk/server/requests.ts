// Validates what the page sends, and makes its changes one after the other.
import { z } from 'zod';
import { sides } from '#desk/records/merge-records.ts';
import { DeskError, outdatedPage } from './desk-error.ts';

const hash = z.string();
export const formRequest = z.object({ hash, value: z.unknown() });
export const articleRequest = z.object({ hash, value: z.unknown(), body: z.string() });
export const memberRequest = z.object({
  hash,
  value: z.record(z.string(), z.string()),
  /** Whether this is another person with the name and ZIP code of a member. */
  another: z.boolean().default(false),
});
export const removeRequest = z.object({ hash });
export const previewRequest = z.object({ body: z.string() });
export const asThenRequest = z.object({ file: z.string() });
export const publishRequest = z.object({
  words: z.string(),
  name: z.string(),
  email: z.string(),
  choices: z.record(z.string(), z.enum(sides)),
  undo: z.string().default(''),
});

/** @throws DeskError when the page is older or newer than this server. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const { data, success } = schema.safeParse(body);
  if (success) return data;
  throw new DeskError(outdatedPage);
}

let last: Promise<unknown> = Promise.resolve();

/** Does the work after all earlier work, so that two windows don't overwrite each other's changes. */
export function serialize<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
