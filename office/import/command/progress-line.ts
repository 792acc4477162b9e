// A line of a terminal that says how far a long task is, and goes away again. Where no one watches, as in
// a log, it says nothing.

/** What of a terminal, or of the file in its place, is written to. */
export type Terminal = {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
};

/** To the beginning of the line, and without what stands there. */
const empty = '\r\u001b[K';

/** Longer lines would break, and their beginning would stay. */
const maxLength = 76;

export type ProgressLine = {
  readonly show: (done: string) => void;
  readonly clear: () => void;
};

export function progressLine(screen: Terminal): ProgressLine {
  let stands = false;
  return {
    show: (done) => {
      if (!screen.isTTY) return;
      screen.write(`${empty}${`Reading: ${done}`.slice(0, maxLength)}`);
      stands = true;
    },
    clear: () => {
      if (stands) screen.write(empty);
      stands = false;
    },
  };
}
