// What the parts of a form know besides what the library gives them.
import type { FormIssue } from '#desk/api-types.ts';

export type FormContext = {
  readonly value: unknown;
  readonly issues: readonly FormIssue[];
};

/** The value at a way, such as `['members', 0, 'name']`. */
export const fieldValue = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

/** The id that the library gives to the field at a way. */
export const fieldId = (path: readonly (string | number)[]): string => ['root', ...path].join('_');

/** Problems as the library takes them: an object as the value is, with the sentences in it. */
export function errorsOf(issues: readonly FormIssue[]): object {
  const errors = {};
  for (const { path, message } of issues) {
    let inner: object = errors;
    for (const key of path) {
      const there: unknown = Reflect.get(inner, key);
      const next = there !== null && typeof there === 'object' ? there : {};
      Reflect.set(inner, key, next);
      inner = next;
    }
    if (path.length > 0) Reflect.set(inner, '__errors', [message]);
  }
  return errors;
}
