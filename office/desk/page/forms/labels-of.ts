import type { FormIssue } from '#desk/api-types.ts';
import { entryName, isFields } from '#desk/fields.ts';

/** The value at a path, such as `['members', 0, 'name']`. */
export const formValueAt = (value: unknown, path: FormIssue['path']): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

/** What people call an entry of a list. */
export const entryTitle = (entry: unknown, index: number): string =>
  entryName(entry) ?? `Entry ${index + 1}`;

/** The labels on the way to a field of a form, such as "A divorce" and "Link". */
export function labelsOf(
  schema: unknown,
  value: unknown,
  [key, ...rest]: FormIssue['path'],
): readonly string[] {
  if (key === undefined || !isFields(schema)) return [];
  const isEntry = typeof key === 'number';
  const inner = isEntry
    ? schema.items
    : isFields(schema.properties)
      ? schema.properties[key]
      : undefined;
  const within = formValueAt(value, [key]);
  const title = isFields(inner) ? inner.title : undefined;
  const label = isEntry ? entryTitle(within, key) : title;
  return [...(typeof label === 'string' && label ? [label] : []), ...labelsOf(inner, within, rest)];
}
