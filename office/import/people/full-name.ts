// A name from one column, as first and last name.

/** What stands behind a name and is none: generations, and designations of the trade. */
const suffixes =
  /^(jr|sr|ii|iii|iv|v|esq|phd|mba|cpa|sra|mai|asa|ifa|gaa|raa|srpa|ai-?rrs|ai-?grs)\.?$/i;
const generation = /^(jr|sr|ii|iii|iv)\.?$/i;
const prefixes = /^(mr|mrs|ms|miss|mx|dr|prof|hon)\.?$/i;

/** Words that begin a last name of several words. */
const particle =
  /^(van|von|der|den|de|del|della|di|da|dos|du|la|le|st\.?|san|santa|el|al|ter|ten)$/i;

/** "Jane Q. Public, SRA" and "Public, Jane Q." alike; nothing where there is one word. */
export function splitName(
  text: string,
): { readonly firstName: string; readonly lastName: string } | undefined {
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
