// Mistakes to put into content, for the tests of the reader.

/** A mistake: the value that is put at a path, or nothing to leave the path out. */
type InvalidCase = { at: readonly (string | number)[]; put?: unknown };

/** The same content with one mistake in it. */
export function invalidContent(value: unknown, { at, put }: InvalidCase): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return put;
  const inner =
    value !== null && typeof value === 'object'
      ? invalidContent(Reflect.get(value, key), { at: rest, put })
      : put;
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...(typeof value === 'object' ? value : {}), [key]: inner };
}

export const at = (...path: readonly (string | number)[]) => path;
