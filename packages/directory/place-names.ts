// One spelling for all the ways people write a place, so that names can be compared.

/** What is to be known of a state to understand how its people write places. */
export type NamedRegion = {
  readonly name: string;
  readonly postalCode: string;
  /** Full names by their short forms. */
  readonly shortNames: Readonly<Record<string, string>>;
};

/** How the places of a region are written. */
export type PlaceNames = {
  /** "Middleton, XY" without its state; nothing of the name of the state itself. */
  readonly withoutState: (text: string) => string;
  /**
   * The name as it is written, but for case, accents, spaces and marks: "St. Paul" is `stpaul`.
   * Parts of names are looked for in it.
   */
  readonly plainKey: (name: string) => string;
  /**
   * The key of a place name: lower case letters and digits of any script, no accents, no spaces.
   * "ST. PAUL", "Saint  Paul" and "St Paul, XY" all give `saintpaul`.
   */
  readonly placeKey: (name: string) => string;
  /** The words of that key, with single spaces: `saint paul`. */
  readonly placeWords: (name: string) => string;
};

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

export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Words in lower case, without accents and marks, parted by single spaces. */
const words = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text by which two spellings of one name can be compared: letters and digits alone. */
export const plainText = (text: string): string => words(text).replaceAll(' ', '');

/** How the places of this region are written. Made once for a region. */
export function placeNames({ name, postalCode, shortNames }: NamedRegion): PlaceNames {
  // Names of states are letters and spaces: nothing in them means anything else to a pattern.
  const state = `${postalCode}|${name}`;
  const stateAtEnd = new RegExp(`(^|[,\\s])\\s*(${state})[\\s,]*$`, 'iu');
  const longNames = new Map(
    Object.entries(shortNames).map(([short, long]) => [words(short), words(long)]),
  );

  const withoutState = (text: string) => text.replace(stateAtEnd, '');
  // As often as it is there: "East XY" is the same place as "East XY, XY".
  const ownWords = (text: string): string => {
    const plain = withoutAccents(text);
    const rest = withoutState(plain);
    return rest === plain || words(rest) === '' ? words(plain) : ownWords(rest);
  };
  const placeWords = (text: string) =>
    ownWords(text)
      .replace(/^the (?=.)/u, '')
      .replace(/(\S) afb$/u, '$1 air force base')
      .split(' ')
      .map((word, at, all) => (at < all.length - 1 ? leading : longNames).get(word) ?? word)
      .join(' ');
  return {
    withoutState,
    plainKey: (text) => ownWords(text).replaceAll(' ', ''),
    placeKey: (text) => placeWords(text).replaceAll(' ', ''),
    placeWords,
  };
}
