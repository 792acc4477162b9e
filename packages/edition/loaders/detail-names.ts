// The counties, kinds of work and languages that members.csv may name, and how people write them.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { placeNames, plainText, plainWords } from '@appraisers/directory/place-names.ts';
import type { Gazetteer } from '#schemas/places.ts';
import type { Reason } from '#schemas/reasons.ts';
import type { Region } from '#schemas/region.ts';

type Vocabulary = {
  /** What an entry is, in a message, such as "a county of" the state. */
  readonly what: string;
  /** Each value of members.csv and its name for people. Empty for languages, which are too many. */
  readonly values: ReadonlyMap<string, string>;
  /** The value that a text means; undefined unless it is exactly one. */
  readonly valueFor: (text: string) => string | undefined;
};

/** The value of each key. A key of two values means neither. */
function uniqueKeys(pairs: readonly (readonly [key: string, value: string])[]) {
  const values = new Map<string, string | undefined>();
  for (const [key, value] of pairs)
    values.set(key, values.has(key) && values.get(key) !== value ? undefined : value);
  return values;
}

/** The name without the word for county: "Kane County" is Kane. */
const shortCounty = (county: string, { countyWord }: Pick<Region, 'countyWord'>): string =>
  county.endsWith(` ${countyWord}`) ? county.slice(0, -countyWord.length - 1) : county;

function countyVocabulary(region: Region, counties: Gazetteer['counties']): Vocabulary {
  const { placeKey, withoutState } = placeNames(region);
  const word = plainWords(region.countyWord);
  const around = new RegExp(
    `^(?:county|${word}) of (?=.)|(?<=.) (?:county|${word}|co|cnty|cty)$`,
    'g',
  );
  const keyOf = (text: string) =>
    placeKey(plainWords(withoutState(text) || text).replaceAll(around, ''));
  const names = counties.map((county) => shortCounty(county, region));
  const byKey = uniqueKeys(names.map((name) => [keyOf(name), name]));
  return {
    what: `a ${region.countyWord.toLowerCase()} of ${region.name}`,
    values: new Map(names.map((name, at) => [name, counties[at] ?? name])),
    valueFor: (text) => byKey.get(keyOf(text)),
  };
}

/** Without an article, and in the singular: "Divorces" and "A divorce" are one kind of work. */
const reasonKey = (text: string) =>
  plainText(plainWords(text).replace(/^(?:an?|the) /, '')).replace(/s$/, '');

function reasonVocabulary(reasons: readonly Reason[]): Vocabulary {
  const byKey = uniqueKeys(
    reasons.flatMap(({ id, name }) => [
      [reasonKey(id), id] as const,
      [reasonKey(name), id] as const,
    ]),
  );
  return {
    what: 'a kind of work in reasons.yaml',
    values: new Map(reasons.map(({ id, name }) => [id, name])),
    valueFor: (text) => byKey.get(reasonKey(text)),
  };
}

/** Usual names that the runtime gives to a wider language. */
const usual = ['Mandarin', 'Tagalog', 'Farsi', 'Hmong', 'Castilian'];

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const languagesOf = (codes: readonly string[]): ReadonlyMap<string, string> =>
  new Map(codes.flatMap((code) => english.of(code) ?? []).map((name) => [plainText(name), name]));

// Most languages that people speak have a code of two letters. The codes of three take a second to read.
const common = new Map([
  ...languagesOf(pairs),
  ...usual.map((name) => [plainText(name), name] as const),
]);
let rare: ReadonlyMap<string, string> | undefined;

const languageVocabulary: Vocabulary = {
  what: 'the English name of a language',
  values: new Map(),
  valueFor: (text) => {
    const key = plainText(text);
    if (common.has(key)) return common.get(key);
    rare ??= languagesOf(pairs.flatMap((pair) => letters.map((letter) => pair + letter)));
    return rare.get(key);
  },
};

/** By what an entry of a list names. Any text is right where there is no vocabulary. */
export const detailNamesOf = (
  region: Region,
  { counties }: Pick<Gazetteer, 'counties'>,
  reasons: readonly Reason[] | undefined,
) => ({
  county: countyVocabulary(region, counties),
  /** None while reasons.yaml has issues, which are reported there. */
  reason: reasons && reasonVocabulary(reasons),
  language: languageVocabulary,
  text: undefined,
});

export type DetailNames = Readonly<ReturnType<typeof detailNamesOf>>;

/** The vocabulary that the entries of a field come from, if any. */
export function vocabularyOf(field: MemberField, details: DetailNames): Vocabulary | undefined {
  const { entries } = memberFields[field];
  return entries && details[entries];
}

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Reads a cell of entries with semicolons, line breaks, vertical bars or commas between them. A comma may
 * also be part of a name.
 * @returns the entries that a vocabulary has, without repeats, and the others as they are written
 */
export function readListCell(text: string, valueFor?: (entry: string) => string | undefined) {
  const known = new Set<string>();
  const unknown: string[] = [];
  for (const part of parts(text, /[;\n|]/)) {
    const whole = part.includes(',') ? valueFor?.(part) : undefined;
    for (const entry of whole === undefined ? parts(part, /,/) : [part]) {
      const value = valueFor ? valueFor(entry) : entry;
      if (value === undefined) unknown.push(entry);
      else known.add(value);
    }
  }
  return { known: [...known], unknown };
}
