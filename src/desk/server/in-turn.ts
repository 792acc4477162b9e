// Changes are made one after the other: of two windows, each finds the files as the other has left them.

let last: Promise<unknown> = Promise.resolve();

/** Does the work once all that was asked for before is done. */
export function inTurn<Done>(work: () => Promise<Done> | Done): Promise<Done> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
