// The names of people: a full name split in two, and names in capitals as their people write them.
import { nameCase } from '@foundernest/namecase';

export type Names = { readonly firstName: string; readonly lastName: string };

/** What stands behind a name and is none: generations, and designations of the trade. */
const suffixes =
  /^(jr|sr|ii|iii|iv|v|esq|phd|mba|cpa|sra|mai|asa|ifa|gaa|raa|srpa|ai-?rrs|ai-?grs)\.?$/i;
const generation = /^(jr|sr|ii|iii|iv)\.?$/i;
const prefixes = /^(mr|mrs|ms|miss|mx|dr|prof|hon)\.?$/i;

/** Words that begin a last name of several words. */
const particle =
  /^(van|von|der|den|de|del|della|di|da|dos|du|la|le|st\.?|san|santa|el|al|ter|ten)$/i;

/** "Jane Q. Public, SRA" and "Public, Jane Q." alike; nothing where there is one word. */
export function splitName(text: string): Names | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const names = parts.filter((part, at) => at === 0 || !suffixes.test(part));
  const generations = parts.slice(1).filter((part) => generation.test(part));
  if (names.length > 2 || names.some((name) => name === '')) return undefined;
  const [first = '', second] = names;
  if (second !== undefined) {
    return { firstName: second, lastName: [first, ...generations].join(' ') };
  }
  const words = first.split(/\s+/).filter((word, at) => !(at === 0 && prefixes.test(word)));
  const tail = [];
  while (words.length > 2 && suffixes.test(words.at(-1) ?? '')) tail.unshift(words.pop() ?? '');
  if (words.length < 2) return undefined;
  let at = words.length - 1;
  while (at > 1 && particle.test(words[at - 1] ?? '')) at -= 1;
  return {
    firstName: words.slice(0, at).join(' '),
    lastName: [
      ...words.slice(at),
      ...tail.filter((word) => generation.test(word)),
      ...generations,
    ].join(' '),
  };
}

/** Without what is right in one language and wrong in another: E is a middle initial here. */
const ways = { lazy: false, postnominal: false, spanish: false, hebrew: false } as const;

/** The library knows one kind of apostrophe, and takes "vi" behind an accent for a number. */
function cased(name: string): string {
  const text = nameCase(name.replaceAll('’', "'"), { ...ways, roman: /^[ -~’]*$/.test(name) });
  return name.includes('’') ? text.replaceAll("'", '’') : text;
}

const capital = (letter: string) => letter.toUpperCase();

/** Whether all letters of a text are capitals, or none is. */
function hasOneCase(text: string): boolean {
  const letters = text.replaceAll(/\P{L}/gu, '');
  if (letters.toUpperCase() === letters.toLowerCase()) return false;
  return letters === letters.toUpperCase() || letters === letters.toLowerCase();
}

/** Two capitals alone may be initials. */
const isMixedCase = (name: string) => name.replaceAll(/\P{L}/gu, '').length > 2 && hasOneCase(name);

/** All words of a first name begin with a capital. */
const firstCase = (name: string) => cased(name).replaceAll(/(?<=^|[\s.-])\p{Ll}/gu, capital);

/** "van der Berg" keeps its small words; a name of one word begins with a capital. */
function lastCase(name: string): string {
  const text = cased(name);
  return text.includes(' ') ? text : text.replace(/^\p{Ll}/u, capital);
}

/** A name as it is written; names of mixed letters stay as they are. */
export function namesInCase({ firstName, lastName }: Names): Names {
  const both = isMixedCase(`${firstName}${lastName}`);
  return {
    firstName: both || isMixedCase(firstName) ? firstCase(firstName) : firstName,
    lastName: both || isMixedCase(lastName) ? lastCase(lastName) : lastName,
  };
}
