// Reading on after a fault, so that all of them are reported at once.
import { asPhrase, ContentError, type ContentIssue } from './content-error.ts';

/**
 * What the action gives.
 * @throws ContentError naming the file, whatever the action stumbles over.
 */
export function withFile<Read>(file: string, action: () => Read): Read {
  try {
    return action();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    const found = asPhrase(`something that cannot be read (${reason})`);
    const expected = 'what stood in the file when it last worked; undo the last changes one by one';
    throw new ContentError(file, [{ field: '', found, expected }]);
  }
}

/**
 * What all the actions give.
 * @throws ContentError with the faults of all of them.
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
 * What the action gives, when there are no faults besides.
 * @throws ContentError with the faults of the action and these.
 */
export function mergeIssues<Read>(
  file: string,
  issues: readonly ContentIssue[],
  action: () => Read,
): Read {
  let read: Read;
  try {
    read = action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(file, [...error.issues, ...issues]);
  }
  if (issues.length > 0) throw new ContentError(file, issues);
  return read;
}

/** The issues that the action throws; none when it throws nothing. */
export function issuesOf(action: () => unknown): readonly ContentIssue[] {
  try {
    action();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** What the action gives; nothing when it has faults, which are reported elsewhere. */
export function tryRead<Read>(action: () => Read): Read | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
