// The input of a form as it goes into the file.
import { isFields } from '#desk/fields.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The value without what a form adds: spaces at the ends, line breaks where the page has none, fields
 * that were left empty. Texts that were in the file stay as they are.
 */
export function cleanInput(value: unknown, before: unknown): unknown {
  const known = new Set(textsIn(before));
  const tidy = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return known.has(inner) ? inner : inner.replaceAll(/\s+/g, ' ').trim();
    if (Array.isArray(inner)) return inner.map(tidy);
    if (!isFields(inner)) return inner;
    const kept = Object.entries(inner).map(([name, each]) => [name, tidy(each)] as const);
    return Object.fromEntries(
      kept.filter(([, each]) => each !== undefined && each !== null && each !== ''),
    );
  };
  return tidy(value);
}
