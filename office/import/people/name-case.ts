// Names that were typed in capitals, or without any, as their people write them.
import { nameCase } from '@foundernest/namecase';

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

type Names = { readonly firstName: string; readonly lastName: string };

/** A name as it is written; names of mixed letters stay as they are. */
export function namesInCase({ firstName, lastName }: Names): Names {
  const both = isMixedCase(`${firstName}${lastName}`);
  return {
    firstName: both || isMixedCase(firstName) ? firstCase(firstName) : firstName,
    lastName: both || isMixedCase(lastName) ? lastCase(lastName) : lastName,
  };
}
