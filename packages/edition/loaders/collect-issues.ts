// Goes on after an issue, so that one run reports them all.
import { ContentError, type ContentIssue } from './content-error.ts';

/**
 * The results of all actions.
 * @throws ContentError with the issues of all of them.
 */
export function collectIssues<Read>(actions: readonly (() => Read)[]): Read[] {
  const read: Read[] = [];
  const issues = actions.flatMap((action) => issuesOf(() => read.push(action())));
  if (issues.length > 0) throw new ContentError('', issues);
  return read;
}

/** The issues that the action throws. */
export function issuesOf(action: () => unknown): readonly ContentIssue[] {
  try {
    action();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** The result of the action; undefined when it has issues, which another check reports. */
export function tryRead<Read>(action: () => Read): Read | undefined {
  const read: Read[] = [];
  issuesOf(() => read.push(action()));
  return read[0];
}
