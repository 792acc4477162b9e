// The counties, kinds of work and languages that members.csv may name, and how people write them.
import type { MemberField } from '@appraisers/directory/member-fields.ts';
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

/** A vocabulary of values with their names, in any spelling with the same key. A key of two values means neither. */
function vocabularyOf(
  what: string,
  values: ReadonlyMap<string, string>,
  keyOf: (text: string) => string,
): Vocabulary {
  const byKey = new Map<string, string | undefined>();
  for (const [value, name] of values)
    for (const key of [keyOf(value), keyOf(name)])
      byKey.set(key, byKey.has(key) && byKey.get(key) !== value ? undefined : value);
  return { what, values, valueFor: (text) => byKey.get(keyOf(text)) };
}

function countyVocabulary(region: Region, counties: Gazetteer['counties']): Vocabulary {
  const { placeKey, withoutState } = placeNames(region);
  const word = plainWords(region.countyWord);
  const around = new RegExp(
    `^(?:county|${word}) of (?=.)|(?<=.) (?:county|${word}|co|cnty|cty)$`,
    'g',
  );
  /** "Kane County" is Kane. */
  const shortName = (county: string) =>
    county.endsWith(` ${region.countyWord}`)
      ? county.slice(0, -region.countyWord.length - 1)
      : county;
  return vocabularyOf(
    `a ${region.countyWord.toLowerCase()} of ${region.name}`,
    new Map(counties.map((county) => [shortName(county), county])),
    (text) => placeKey(plainWords(withoutState(text) || text).replaceAll(around, '')),
  );
}

/** Without an article, and in the singular: "Divorces" and "A divorce" are one kind of work. */
const reasonKey = (text: string) =>
  plainText(plainWords(text).replace(/^(?:an?|the) /, '')).replace(/s$/, '');

const reasonVocabulary = (reasons: readonly Reason[]): Vocabulary =>
  vocabularyOf(
    'a kind of work in reasons.yaml',
    new Map(reasons.map(({ id, name }) => [id, name])),
    reasonKey,
  );

/** Usual names that the runtime gives to a wider language. */
const usual = ['Mandarin', 'Tagalog', 'Farsi', 'Hmong', 'Castilian'];

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const languagesOf = (codes: readonly string[]) => codes.flatMap((code) => english.of(code) ?? []);
const byKey = (languages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(languages.map((name) => [plainText(name), name]));

// Most languages that people speak have a code of two letters. The codes of three take a second to read.
const common = byKey([...languagesOf(pairs), ...usual]);
let rare: ReadonlyMap<string, string> | undefined;

const languageVocabulary: Vocabulary = {
  what: 'the English name of a language',
  values: new Map(),
  valueFor: (text) => {
    const key = plainText(text);
    if (common.has(key)) return common.get(key);
    rare ??= byKey(languagesOf(pairs.flatMap((pair) => letters.map((letter) => pair + letter))));
    return rare.get(key);
  },
};

/** The vocabularies of the lists that have one. In other lists, any text is right. */
export type DetailNames = Readonly<Partial<Record<MemberField, Vocabulary>>> & {
  readonly counties: Vocabulary;
};

/** @param reasons none while reasons.yaml has issues, which are reported there: any kind of work passes */
export const detailNamesOf = (
  region: Region,
  { counties }: Pick<Gazetteer, 'counties'>,
  reasons: readonly Reason[] | undefined,
): DetailNames => ({
  counties: countyVocabulary(region, counties),
  ...(reasons && { work: reasonVocabulary(reasons) }),
  languages: languageVocabulary,
});

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
    const isWhole = valueFor?.(part) !== undefined;
    for (const entry of isWhole ? [part] : parts(part, /,/)) {
      const value = valueFor ? valueFor(entry) : entry;
      if (value === undefined) unknown.push(entry);
      else known.add(value);
    }
  }
  return { known: [...known], unknown };
}
