// Content files with their schemas, and slips to put into them, for the tests of the reader.
import { benefitsSchema } from '#schemas/benefits.ts';
import { boardSchema } from '#schemas/board.ts';
import { committeesSchema } from '#schemas/committees.ts';
import { eventsPageSchema } from '#schemas/pages/events.ts';
import { placesSchema } from '#schemas/places.ts';
import { resourcesSchema } from '#schemas/resources.ts';
import { siteSchema } from '#schemas/site.ts';

/** A slip: the value that is put at a path, or nothing to leave the path out. */
type Slip = { at: readonly (string | number)[]; put?: unknown };

/** The same content with one slip in it. */
export function slipped(value: unknown, { at, put }: Slip): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return put;
  const inner =
    value !== null && typeof value === 'object'
      ? slipped(Reflect.get(value, key), { at: rest, put })
      : put;
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...(typeof value === 'object' ? value : {}), [key]: inner };
}

export const schemas = {
  'benefits.yaml': benefitsSchema,
  'board.yaml': boardSchema,
  'committees.yaml': committeesSchema,
  'pages/events.yaml': eventsPageSchema,
  'places.yaml': placesSchema,
  'resources.yaml': resourcesSchema,
  'site.yaml': siteSchema,
} as const;

export const at = (...path: readonly (string | number)[]) => path;
