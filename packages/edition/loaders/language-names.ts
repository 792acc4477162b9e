// The English names of languages, as the runtime knows them.
import { plainText } from '@appraisers/directory/place-names.ts';

/** Usual names that the runtime gives to a wider language. */
const usual = ['Mandarin', 'Tagalog', 'Farsi', 'Hmong', 'Castilian'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

function namesOf(codes: readonly string[]): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const names = [...codes.flatMap((code) => english.of(code) ?? []), ...usual];
  return new Map(names.map((name) => [plainText(name), name]));
}

// Most languages that people speak have a code of two letters. The codes of three take a second to read.
const common = namesOf(pairs);
let rare: ReadonlyMap<string, string> | undefined;

/** The name of the language that a text names in any case; undefined when there is none. */
export function languageNamed(text: string): string | undefined {
  const key = plainText(text);
  if (common.has(key)) return common.get(key);
  rare ??= namesOf(pairs.flatMap((pair) => letters.map((letter) => pair + letter)));
  return rare.get(key);
}
