// An email address as platforms and people write it.

/** The text that a cell holds, and what of the cell is left out. */
export type CellText = { readonly text: string; readonly without?: string };

/** The first of several; one in brackets behind a name; without the word of a link before it. */
export function readEmail(cell: string): CellText {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(cell)?.[1] ?? cell;
  const addresses = inBrackets
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
    .filter((part) => part !== '');
  const [first = '', ...others] = addresses;
  if (others.length > 0 && !addresses.every((address) => address.includes('@')))
    return { text: cell };
  // In capitals it is the same address, and looks like a mistake.
  const text = first === first.toUpperCase() ? first.toLowerCase() : first;
  return others.length > 0 ? { text, without: `${others.length} more` } : { text };
}
