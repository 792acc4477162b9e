// What the page sends, validated, and the changes it asks for, one after the other.
import { z } from 'zod';
import { DeskError } from './desk-error.ts';

const hash = z.string();
export const formRequest = z.object({ hash, value: z.unknown() });
export const articleRequest = z.object({ hash, value: z.unknown(), body: z.string() });
export const memberRequest = z.object({
  hash,
  value: z.record(z.string(), z.string()),
  /** Whether a person of the same name and ZIP code is another person. */
  another: z.boolean().default(false),
});
const values = z.array(z.string());
export const answersRequest = z.object({
  answers: z.array(
    z.object({ column: z.string(), ignore: z.boolean(), publish: values, keepOut: values }),
  ),
});
export const removeRequest = z.object({ hash });
export const publishRequest = z.object({ words: z.string(), name: z.string(), mail: z.string() });

/** @throws DeskError when the page is of another version than its program. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const { data, success } = schema.safeParse(body);
  if (success) return data;
  throw new DeskError(
    'The page and its program do not understand each other. Load the page again.',
  );
}

let last: Promise<unknown> = Promise.resolve();

/** Does the work after all earlier work, so that two windows do not overwrite each other's changes. */
export function serialize<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
