// The issues that a schema finds in the value of a file.
import type { z } from 'zod';
import { issueSentences } from '#schemas/issue-message.ts';
import type { ContentIssue } from './content-error.ts';

type Path = readonly PropertyKey[];

/** The place of a value in its file. */
type Place = Pick<ContentIssue, 'line' | 'entry' | 'field'>;

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

/** One issue for each place. */
export function schemaIssues(
  error: z.ZodError,
  value: unknown,
  placeOf: (path: Path) => Place,
): ContentIssue[] {
  const seen = new Set<string>();
  const issues = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [{ path: issue.path, ...issueSentences(issue, valueAt(value, issue.path)) }];
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      reason: 'There is no such field.',
      hint: issue.message,
    }));
  });
  return issues.flatMap(({ path, reason, hint }) => {
    const key = path.map(String).join('\n');
    // The first issue of a value is enough.
    if (seen.has(key)) return [];
    seen.add(key);
    const isFile = path.length === 0 && (value === null || value === undefined);
    return [{ ...placeOf(path), reason: isFile ? 'This file is empty.' : reason, hint }];
  });
}
