// What a schema finds wrong, as issues of a file.
import type { z } from 'zod';
import type { ContentIssue } from './content-error.ts';

type Path = readonly PropertyKey[];

/** Where a path of a value stands in its file. */
type Place = Pick<ContentIssue, 'row' | 'entry' | 'field'>;

/** The value at a path, or nothing. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

/** The issues that a schema finds: one for each place, with the value there. */
export function schemaIssues(
  error: z.ZodError,
  value: unknown,
  placeOf: (path: Path) => Place,
): ContentIssue[] {
  const seen = new Set<string>();
  const issues = error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    return paths.map((path) => ({ path, expected: issue.message.replace(/\.$/, '') }));
  });
  return issues.flatMap(({ path, expected }) => {
    const key = path.map(String).join('\n');
    // A value that is wrong in two ways is first of all wrong.
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...placeOf(path), found: valueAt(value, path), expected }];
  });
}
