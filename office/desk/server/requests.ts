// What a desk works with, set once when it opens, and how it takes requests: validated, and changes one after the other.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { DeskError, outdatedPage } from './desk-error.ts';
import type { SitePreview } from './site-preview.ts';

export type Desk = {
  readonly edition: Edition;
  /** Part of the address: a request without it is rejected. */
  readonly secret: string;
  readonly port: number;
  /** The files of the page by their names. They stay in memory: two desks may be open at once. */
  readonly page: ReadonlyMap<string, Uint8Array>;
  readonly sitePreview: SitePreview;
};

/** A part of a request, which has this schema. @throws DeskError when the page is older or newer than this server. */
export const valid = <Part extends 'json' | 'param' | 'query', Schema extends z.ZodType>(
  part: Part,
  schema: Schema,
) =>
  validator(part, (given): z.output<Schema> => {
    const { data, success } = schema.safeParse(given);
    if (success) return data;
    throw new DeskError(outdatedPage);
  });

let last: Promise<unknown> = Promise.resolve();

/** Does the work after all earlier work, so that two windows don't overwrite each other's changes. */
export function serialize<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/** These wait for a network, a build or a reader, and change nothing meanwhile. */
const slow = /\/(publish|site-preview|export|preview|application)$/;

/** Takes the requests that change something one after the other. */
export const serializeChanges: MiddlewareHandler = ({ req }, next) =>
  req.method === 'GET' || slow.test(req.path) ? next() : serialize(next);
