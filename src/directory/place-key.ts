// One spelling for all the ways people write a place, so that names can be compared.

/** Short forms that stand before another word of the name. */
const leading: Record<string, string> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};
const whole: Record<string, string> = { slc: 'salt lake city', wvc: 'west valley city' };

/**
 * The key of a place name: lower case letters and digits of any script, no accents, no spaces.
 * "ST. GEORGE", "Saint  George" and "St George, UT" all give `saintgeorge`.
 */
export function placeKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/,\s*(ut|utah)\s*$/u, '')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/u, '')
    .replace(/(?<=\S) afb$/u, ' air force base')
    .split(' ');
  return words
    .map((word, at) => (at < words.length - 1 ? (leading[word] ?? word) : (whole[word] ?? word)))
    .join('')
    .replaceAll(' ', '');
}
