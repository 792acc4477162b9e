// What the page sends, parsed at the border.
import { z } from 'zod';
import { DeskError } from './desk-error.ts';

const hash = z.string();
export const formOrder = z.object({ hash, value: z.unknown() });
export const articleOrder = z.object({ hash, value: z.unknown(), body: z.string() });
export const memberOrder = z.object({
  hash,
  value: z.record(z.string(), z.string()),
  /** Whether a person of the same name and ZIP code is another person. */
  another: z.boolean().default(false),
});
const values = z.array(z.string());
export const answersOrder = z.object({
  answers: z.array(
    z.object({ column: z.string(), ignore: z.boolean(), publish: values, keepOut: values }),
  ),
});
export const removeOrder = z.object({ hash });
export const publishOrder = z.object({ words: z.string(), name: z.string(), mail: z.string() });

/** @throws DeskError when the page is of another version than its program. */
export function asked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(given);
  if (success) return data;
  throw new DeskError(
    'The page and its program do not understand each other. Load the page again.',
  );
}
