// Cells that say yes or no.

const yes = /^(yes|y|true|t|1|x|✓|checked|on)$/i;
const no = /^(no|n|false|f|0|unchecked|off|never)?$/i;

/** Whether a cell says yes; an empty one says no. Nothing where it says neither. */
export function meansYes(cell: string): boolean | undefined {
  if (yes.test(cell)) return true;
  return no.test(cell) ? false : undefined;
}
