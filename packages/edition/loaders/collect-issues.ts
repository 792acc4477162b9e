// Goes on after an issue, so that one run reports them all.
import { ContentError, type ContentIssue } from './content-error.ts';

/**
 * The result of the action.
 * @throws ContentError that names the file, for any error of the action.
 */
export function withFile<Read>(file: string, action: () => Read): Read {
  try {
    return action();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const [cause = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const reason = `We can't read this file (${cause.replace(/\.$/, '')}).`;
    const hint = 'Undo your last changes to it, one at a time.';
    throw new ContentError(file, [{ field: '', reason, hint }]);
  }
}

/**
 * The results of all actions.
 * @throws ContentError with the issues of all of them.
 */
export function collectIssues<Read>(actions: readonly (() => Read)[]): Read[] {
  const issues: ContentIssue[] = [];
  const read: Read[] = [];
  for (const action of actions) {
    try {
      read.push(action());
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
    }
  }
  if (issues.length > 0) throw new ContentError('', issues);
  return read;
}

/**
 * The result of the action, when there are no other issues.
 * @throws ContentError with the issues of the action and these.
 */
export function mergeIssues<Read>(
  file: string,
  issues: readonly ContentIssue[],
  action: () => Read,
): Read {
  if (issues.length === 0) return action();
  throw new ContentError(file, [...issuesOf(action), ...issues]);
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
  try {
    return action();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
