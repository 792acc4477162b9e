// What stands for someone whose portrait there is not.

/** Behind a name: what follows a comma, and which of the family it is. */
const suffixes = /,.*$|\s+(jr|sr|ii|iii|iv)\.?$/giu;

/** The first letters of the first and the last word of a name, "RP" for "Ruth Ann Pickering". */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').replace(suffixes, '').split(/\s+/);
  const letters = words.flatMap((word) => word.match(/\p{L}/u) ?? []);
  const [first = '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase('en-US');
}
