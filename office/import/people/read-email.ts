// A email address as platforms and people write it.

export type EmailRead = {
  readonly email: string;
  /** What of the cell is left out. */
  readonly without?: string;
};

/** The first of several; one in brackets behind a name; without the word of a link before it. */
export function readEmail(text: string): EmailRead {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text;
  const addresses = inBrackets
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
    .filter((part) => part !== '');
  const [first = '', ...others] = addresses;
  if (others.length > 0 && !addresses.every((address) => address.includes('@')))
    return { email: text };
  // In capitals it is the same address, and looks like a mistake.
  const email = first === first.toUpperCase() ? first.toLowerCase() : first;
  return others.length > 0 ? { email, without: `${others.length} more` } : { email };
}
