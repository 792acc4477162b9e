import type { FormIssue } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { deskWords } from '#desk/page/desk-words.ts';

/** The labels on the way to a field of a form, such as "Entry 2" and "Price in dollars". */
export function labelsOf(schema: unknown, [key, ...rest]: FormIssue['path']): readonly string[] {
  if (key === undefined || !isFields(schema)) return [];
  const isEntry = typeof key === 'number';
  const inner = isEntry
    ? schema.items
    : isFields(schema.properties)
      ? schema.properties[key]
      : undefined;
  const title = isFields(inner) ? inner.title : undefined;
  const label = isEntry ? deskWords.list.unnamed(key + 1) : title;
  return [...(typeof label === 'string' && label ? [label] : []), ...labelsOf(inner, rest)];
}
