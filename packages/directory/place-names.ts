// One key for all the ways people write a place, so that names can be compared.

/** What it takes to understand how the people of a state write its places. */
export type NamedRegion = {
  readonly name: string;
  readonly postalCode: string;
  /** Full names by their short forms. */
  readonly shortNames: Readonly<Record<string, string>>;
};

/** How people of a region write its places. */
export type PlaceNames = {
  /** "Middleton, XY" without its state. The name of the state alone becomes empty. */
  readonly withoutState: (text: string) => string;
  /**
   * The name as written, without case, accents, spaces and punctuation: "St. Paul" is `stpaul`. It
   * serves to find parts of names.
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

/** Short forms before another word of the name. */
const leading: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['n', 'north'],
  ['no', 'north'],
  ['s', 'south'],
  ['so', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/** Short forms at the end of a name. */
const trailing = [
  ['mtn', 'mountain'],
  ['mt', 'mountain'],
  ['fk', 'fork'],
  ['grv', 'grove'],
  ['vly', 'valley'],
  ['np', 'national park'],
  ['hts', 'heights'],
  ['spgs', 'springs'],
  ['jct', 'junction'],
] as const;

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** A name for a file or an address: "Ça: what’s in a lot?" is ca-whats-in-a-lot. Empty without letters and digits. */
export const slugOf = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^-|-$/g, '');

/** Words in lower case, without accents and punctuation, with single spaces. Initials are one word. */
export const plainWords = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/(?:^|\s)(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters and digits only, to compare two spellings of one name. */
export const plainText = (text: string): string => plainWords(text).replaceAll(' ', '');

/** Makes the keys of one region. */
export function placeNames({ name, postalCode, shortNames }: NamedRegion): PlaceNames {
  // Names of states are letters and spaces, which need no escapes in a pattern.
  const state = `${postalCode}|${name}`;
  const stateAtEnd = new RegExp(`(^|[,\\s-])\\s*(${state})[\\s,.]*$`, 'iu');
  const longNames = new Map([
    ...trailing,
    ...Object.entries(shortNames).map(
      ([short, long]) => [plainWords(short), plainWords(long)] as const,
    ),
  ]);

  const withoutState = (text: string) => text.replace(stateAtEnd, '');
  // Repeated: "East XY" is the same place as "East XY, XY".
  const ownWords = (text: string): string => {
    const plain = withoutAccents(text);
    const rest = withoutState(plain);
    return rest === plain || plainWords(rest) === '' ? plainWords(plain) : ownWords(rest);
  };
  const placeWords = (text: string) => {
    const words = ownWords(text).replace(/^the (?=.)/u, '');
    return longNames.get(words) ?? spelledOut(words);
  };
  const spelledOut = (words: string) =>
    words
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
