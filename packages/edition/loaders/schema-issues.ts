// The issues that a schema finds in the value of a file.
import type { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
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

function sentences(issue: z.core.$ZodIssue, value: unknown) {
  const [first = '', second] = issue.message.split('\n');
  const hint = second ?? first;
  if (value === undefined) return { reason: 'This field is missing.', hint };
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return { reason: 'This field is empty.', hint };
  if (second !== undefined) return { reason: first, hint };
  if (issue.code !== 'too_big' && issue.code !== 'too_small')
    return {
      reason: `${typeof value === 'object' ? 'This' : shownValue(value)} isn't valid.`,
      hint,
    };
  if (typeof value !== 'string') {
    const written = Array.isArray(value) ? `A list of ${value.length}` : shownValue(value);
    return { reason: `${written} is too ${issue.code.slice('too_'.length)}.`, hint };
  }
  return {
    reason: `This text has ${value.trim().length} characters.`,
    hint:
      issue.code === 'too_big'
        ? `Shorten it to ${issue.maximum} characters.`
        : `Write at least ${issue.minimum} characters.`,
  };
}

/** One issue for each place. */
export function schemaIssues(
  error: z.ZodError,
  value: unknown,
  placeOf: (path: Path) => Place,
): ContentIssue[] {
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          reason: 'There is no such field.',
          hint: issue.message,
        }))
      : [{ path: issue.path, ...sentences(issue, valueAt(value, issue.path)) }],
  );
  // The first issue of a value is enough.
  const byPlace = new Map(issues.reverse().map((issue) => [issue.path.join('\n'), issue]));
  return [...byPlace.values()].reverse().map(({ path, reason, hint }) => ({
    ...placeOf(path),
    reason: path.length === 0 && !value ? 'This file is empty.' : reason,
    hint,
  }));
}
