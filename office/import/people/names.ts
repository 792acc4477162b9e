// People's names: splits full names in two, and writes names in capitals the usual way.
import { nameCase } from '@foundernest/namecase';

export type Names = { readonly firstName: string; readonly lastName: string };

/** Parts after a name: generations and professional designations. */
const suffixes =
  /^(jr|sr|ii|iii|iv|v|esq|phd|mba|cpa|sra|mai|asa|ifa|gaa|raa|srpa|ai-?rrs|ai-?grs)\.?$/i;
const generation = /^(jr|sr|junior|senior|ii|iii|iv|v)\.?$/i;
const prefixes = /^(mr|mrs|ms|miss|mx|dr|prof|hon)\.?$/i;

/** Words that start a last name of several words. */
const particle =
  /^(van|von|der|den|de|del|della|di|da|dos|du|la|le|st\.?|san|santa|el|al|ter|ten)$/i;

/** The words of a name, and the generations and designations after them. */
function withoutSuffixes(text: string) {
  const words = text.split(/\s+/);
  const tail: string[] = [];
  while (words.length > 1 && suffixes.test(words.at(-1) ?? '')) tail.unshift(words.pop() ?? '');
  return { words, tail };
}

/** Splits both "Jane Q. Public, SRA" and "Public, Jane Q."; undefined for a single word. */
export function splitName(text: string): Names | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const [first = '', second, ...more] = parts.filter(
    (part, at) => at === 0 || !suffixes.test(part),
  );
  if (first === '' || second === '' || more.length > 0) return undefined;
  const { words, tail } = withoutSuffixes(second ?? first);
  const generations = [...tail, ...parts.slice(1)].filter((word) => generation.test(word));
  if (second !== undefined)
    return { firstName: words.join(' '), lastName: [first, ...generations].join(' ') };
  if (prefixes.test(words[0] ?? '')) words.shift();
  if (words.length < 2) return undefined;
  let at = words.length - 1;
  while (at > 1 && particle.test(words[at - 1] ?? '')) at -= 1;
  return {
    firstName: words.slice(0, at).join(' '),
    lastName: [...words.slice(at), ...generations].join(' '),
  };
}

/** "Senior" and "SR" are both "Sr.", and "iii" is "III". */
function written(word: string): string {
  const plain = word.replace('.', '').toUpperCase();
  if (/^(SR|SENIOR)$/.test(plain)) return 'Sr.';
  return /^(JR|JUNIOR)$/.test(plain) ? 'Jr.' : plain;
}

/** A name with the generation of a column of its own, such as "Moffat Jr.". Other suffixes are left out. */
export function withSuffix({ firstName, lastName }: Names, suffix: string): Names {
  if (lastName === '' || !generation.test(suffix)) return { firstName, lastName };
  const ends = written(lastName.split(' ').at(-1) ?? '') === written(suffix);
  return { firstName, lastName: ends ? lastName : `${lastName} ${written(suffix)}` };
}

/** Splits "Haile, Desta" and "Haile Desta". Without a comma, more than two words are unclear. */
export function splitLastFirst(text: string): Names | undefined {
  const [last = '', second = ''] = text.split(',').map((part) => part.trim());
  if (second !== '' && !suffixes.test(second)) return splitName(text);
  const [lastName, firstName, ...more] = last.split(/\s+/);
  return lastName && firstName && more.length === 0 ? { firstName, lastName } : undefined;
}

/** Options off for rules that are wrong in English: E is a middle initial here. */
const ways = { lazy: false, postnominal: false, spanish: false, hebrew: false } as const;

/** The library knows one kind of apostrophe, and reads "vi" after an accent as a Roman numeral. */
function cased(name: string): string {
  const text = nameCase(name.replaceAll('’', "'"), { ...ways, roman: /^[ -~’]*$/.test(name) });
  return name.includes('’') ? text.replaceAll("'", '’') : text;
}

const capital = (letter: string) => letter.toUpperCase();

/** Whether the letters of a name are all capitals or all small. Two capitals alone may be initials. */
function hasOneCase(name: string): boolean {
  const letters = name.replaceAll(/\P{L}/gu, '');
  const [upper, lower] = [letters.toUpperCase(), letters.toLowerCase()];
  return letters.length > 2 && upper !== lower && (letters === upper || letters === lower);
}

/** Every word of a first name starts with a capital. */
const firstCase = (name: string) => cased(name).replaceAll(/(?<=^|[\s.-])\p{Ll}/gu, capital);

/** "van der Berg" keeps its small words. A name of one word starts with a capital. */
function lastCase(name: string): string {
  const text = cased(name);
  return text.includes(' ') ? text : text.replace(/^\p{Ll}/u, capital);
}

/** A name with the usual capitals. Names in mixed case stay as they are. */
export function namesInCase({ firstName, lastName }: Names): Names {
  const both = hasOneCase(`${firstName}${lastName}`);
  return {
    firstName: both || hasOneCase(firstName) ? firstCase(firstName) : firstName,
    lastName: both || hasOneCase(lastName) ? lastCase(lastName) : lastName,
  };
}
