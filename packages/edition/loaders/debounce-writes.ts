/** Long enough for a file that is being written to be there whole, in milliseconds. */
const quietMs = 100;

/**
 * Calls back once the changes that are told have come to an end. Some editors empty a file before
 * they fill it; what is read in between is half a file, and no second change may be told.
 */
export function debounceWrites(then: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(then, quietMs);
  };
}
