// Reading on after a fault, so that all of them are told of at once.
import { ContentError, type Fault, inWords } from './content-error.ts';

/**
 * What the action gives.
 * @throws ContentError naming the file, whatever the action stumbles over.
 */
export function naming<Read>(file: string, action: () => Read): Read {
  try {
    return action();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    const found = inWords(`something that cannot be read (${reason})`);
    const expected = 'what stood in the file when it last worked; undo the last changes one by one';
    throw new ContentError(file, [{ field: '', found, expected }]);
  }
}

/**
 * What all the actions give.
 * @throws ContentError with the faults of all of them.
 */
export function together<Read>(actions: readonly (() => Read)[]): Read[] {
  const faults: Fault[] = [];
  const read: Read[] = [];
  for (const action of actions) {
    try {
      read.push(action());
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new ContentError('', faults);
  return read;
}

/**
 * What the action gives, when there are no faults besides.
 * @throws ContentError with the faults of the action and these.
 */
export function besides<Read>(file: string, faults: readonly Fault[], action: () => Read): Read {
  let read: Read;
  try {
    read = action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(file, [...error.faults, ...faults]);
  }
  if (faults.length > 0) throw new ContentError(file, faults);
  return read;
}

/** What the action gives; nothing when it has faults, which are told of elsewhere. */
export function unlessFaulty<Read>(action: () => Read): Read | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
