// One spelling for all the ways people write a place, so that names can be compared.

/** Short forms that stand before another word of the name. */
const leading: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);
const whole: ReadonlyMap<string, string> = new Map([
  ['slc', 'salt lake city'],
  ['wvc', 'west valley city'],
]);

const stateAtEnd = /(^|[,\s])\s*(ut|utah)[\s,]*$/iu;

/** "Provo, UT" without its state; nothing of "Utah". */
export const withoutState = (text: string): string => text.replace(stateAtEnd, '');

const letters = (text: string) =>
  (stateAtEnd.exec(text)?.index === 0 ? text : withoutState(text))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The name as it is written, but for case, accents, spaces and marks: "St. George" is `stgeorge`.
 * Parts of names are looked for in it.
 */
export const plainKey = (name: string): string => letters(name).replaceAll(' ', '');

/**
 * The key of a place name: lower case letters and digits of any script, no accents, no spaces.
 * "ST. GEORGE", "Saint  George" and "St George, UT" all give `saintgeorge`.
 */
export function placeKey(name: string): string {
  const words = letters(name)
    .replace(/^the (?=.)/u, '')
    .replace(/(\S) afb$/u, '$1 air force base')
    .split(' ');
  return words
    .map((word, at) => (at < words.length - 1 ? leading : whole).get(word) ?? word)
    .join('')
    .replaceAll(' ', '');
}
