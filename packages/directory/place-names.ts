// One key for all the ways people write a place, so that names can be compared.

/** What it takes to understand how the people of a state write its places. */
export type NamedRegion = {
  readonly name: string;
  readonly postalCode: string;
  /** Full names by their short forms. */
  readonly shortNames: Readonly<Record<string, string>>;
};

export type PlaceNames = ReturnType<typeof placeNames>;

/** Pairs such as "st saint", by the first word. */
const shortForms = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(', ').map((pair) => [pair.replace(/ .*/, ''), pair.replace(/^\S+ /, '')]));

/** Before another word of the name. */
const leading = shortForms(
  'st saint, mt mount, ft fort, n north, no north, s south, so south, e east, w west',
);
/** At the end of a name. */
const trailing = shortForms(
  'mtn mountain, mt mountain, fk fork, grv grove, vly valley, np national park, afb air force base, hts heights, spgs springs, jct junction',
);

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
  // Most names take no more than this. A directory has thousands.
  /^[a-z]+(?: [a-z]+)*$/i.test(text)
    ? text.toLowerCase()
    : withoutAccents(text)
        .toLowerCase()
        .replace(/['’]/gu, '')
        .replace(/(?:^|\s)(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''))
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

/** Letters and digits only, to compare two spellings of one name. */
export const plainText = (text: string): string => plainWords(text).replaceAll(' ', '');

/** How people of a region write its places. */
export function placeNames({ name, postalCode, shortNames }: NamedRegion) {
  // Names of states are letters and spaces, which need no escapes in a pattern.
  const state = `${postalCode}|${name}`;
  const stateAtEnd = new RegExp(`(^|[,;.\\s-])\\s*(${state})[\\s,.]*$`, 'iu');
  const longNames = new Map(trailing);
  for (const [short, long] of Object.entries(shortNames))
    longNames.set(plainWords(short), plainWords(long));
  const spelledOut = (word: string, at: number, all: readonly string[]) =>
    (at < all.length - 1 ? leading : longNames).get(word) ?? word;

  /** "Middleton, XY" without its state. The name of the state alone becomes empty. */
  const withoutState = (text: string): string => text.replace(stateAtEnd, '');
  // Repeated: "East XY" is the same place as "East XY, XY".
  const ownWords = (text: string): string => {
    const plain = withoutAccents(text);
    const rest = withoutState(plain);
    return rest === plain || plainWords(rest) === '' ? plainWords(plain) : ownWords(rest);
  };
  /** The words of the key of a name: `saint paul`. */
  const placeWords = (text: string): string => {
    const words = ownWords(text).replace(/^the (?=.)/u, '');
    return longNames.get(words) ?? words.split(' ').map(spelledOut).join(' ');
  };
  return {
    ...{ withoutState, placeWords },
    /** The name as written, without case, accents, spaces and punctuation, to find parts of names: `stpaul`. */
    plainKey: (text: string): string => ownWords(text).replaceAll(' ', ''),
    /** The key of a place name: "ST. PAUL", "Saint  Paul" and "St Paul, XY" all give `saintpaul`. */
    placeKey: (text: string): string => placeWords(text).replaceAll(' ', ''),
  } as const;
}
