// What a schema finds wrong, as faults of a file.
import type { z } from 'zod';
import type { Fault } from './content-error.ts';

type Path = readonly PropertyKey[];

/** Where a path of a value stands in its file. */
type Place = Pick<Fault, 'row' | 'entry' | 'field'>;

/** The value at a path, or nothing. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

/** The faults that a schema finds, one a place, with the value that stands there. */
export function faultsOfSchema(
  error: z.ZodError,
  value: unknown,
  placeOf: (path: Path) => Place,
): Fault[] {
  const seen = new Set<string>();
  const faults = error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    return paths.map((path) => ({ path, expected: issue.message.replace(/\.$/, '') }));
  });
  return faults.flatMap(({ path, expected }) => {
    const key = path.map(String).join('\n');
    // A value that is wrong in two ways is first of all wrong.
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...placeOf(path), found: valueAt(value, path), expected }];
  });
}
