// The issues that a schema finds in the value of a file.
import type { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
import type { Sentences } from './content-error.ts';

export type Path = readonly PropertyKey[];

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

function sentences(issue: z.core.$ZodIssue, value: unknown): Sentences {
  const [first = '', second] = issue.message.split('\n');
  const hint = second ?? first;
  const isField = issue.path.length > 0;
  if (value === undefined && isField) return { reason: 'This field is missing.', hint };
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return { reason: isField ? 'This field is empty.' : 'This file is empty.', hint };
  if (second !== undefined) return { reason: first, hint };
  const shown = typeof value === 'object' ? 'This' : shownValue(value);
  if (issue.code !== 'too_big' && issue.code !== 'too_small')
    return { reason: `${shown} isn't valid.`, hint };
  if (typeof value !== 'string') {
    const written = Array.isArray(value) ? `A list of ${value.length}` : shown;
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

/** One issue for each place. `field` is its path as messages show it. */
export function schemaIssues(error: z.ZodError, value: unknown) {
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
  const byField = new Map(issues.reverse().map((issue) => [issue.path.join('.'), issue]));
  return [...byField].reverse().map(([field, issue]) => ({ field, ...issue }));
}
