// Why the desk does not do what was asked, in sentences for the volunteer.
import type { Problem } from '#desk/shapes.ts';

/** A request that cannot be fulfilled. Nothing was written. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly problems: readonly Problem[];
  readonly outdated: boolean;
  readonly asks: boolean;

  constructor(
    sentence: string,
    problems: readonly Problem[] = [],
    { outdated = false, asks = false } = {},
  ) {
    super(sentence);
    this.problems = problems;
    this.outdated = outdated;
    this.asks = asks;
    this.stack = '';
  }
}

/** The file is not the one that the page has shown. */
export const changedMeanwhile = (file: string): DeskError =>
  new DeskError(
    `${file} was changed since you opened it here: in another window, or by another program. Nothing was saved. Copy what you typed, open it again, and type it there.`,
    [],
    { outdated: true },
  );
