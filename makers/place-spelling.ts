// How people write the name of a place. The sources have "Saint Johnsbury", "Mc Lean", "Dover Afb" and "Kailua
// Kona". People write St. Johnsbury, McLean, Dover Air Force Base and Kailua-Kona.
import { plainText } from '@appraisers/directory/place-names.ts';

/** What post offices shorten, and the saints that everyone else shortens. */
const words: ReadonlyMap<string, string> = new Map([
  ['Saint', 'St.'],
  ['St', 'St.'],
  ['Sainte', 'Ste.'],
  ['Ste', 'Ste.'],
  ['Mt', 'Mount'],
  ['Ft', 'Fort'],
]);

/** The same at the end of a name. */
const lastWords: ReadonlyMap<string, string> = new Map([
  ['Afb', 'Air Force Base'],
  ['AFB', 'Air Force Base'],
  ['Bch', 'Beach'],
  ['Hts', 'Heights'],
  ['Jct', 'Junction'],
  ['Spgs', 'Springs'],
  ['Twp', 'Township'],
  ['Vly', 'Valley'],
]);

const smallWords = /^(And|At|By|De|Del|Du|In|Of|On|Or|The)$/;

/** One name with its words written out. */
function tidy(name: string): string {
  const plain = name
    .replace(/,.*$/, '')
    .replace(/\b(?:[A-Z] )+[A-Z]\b/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/'S\b/g, "'s");
  return plain
    .split(' ')
    .map((word, at, all) => {
      const isLast = at === all.length - 1;
      if (at > 0 && !isLast && smallWords.test(word)) return word.toLowerCase();
      const full = isLast ? at > 0 && lastWords.get(word) : words.get(word);
      return full || capital(word);
    })
    .join(' ');
}

/** "Mccall" as McCall and "park" as Park. Words such as d'Alene stay as they are. */
const capital = (word: string): string =>
  /^(and|at|by|de|del|du|in|of|on|or|the)$|['’‘]/.test(word)
    ? word
    : word
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** Equal for all spellings of one name. */
export const spellingKey = (name: string): string => plainText(tidy(name));

const isRich = (name: string) => /\p{Ll}\p{Lu}|['’‘-]|[^\p{ASCII}]/u.test(name);

/**
 * The name as people write it, from its spellings in several sources.
 * @param city the spelling of GeoNames, which people correct. It has no hamlets.
 * @param others those of lists of ZIP codes, the best first. They lack capitals, accents and hyphens.
 */
export function asWritten(city: string | undefined, others: readonly string[]): string {
  const tidied = others.map(tidy);
  if (city === undefined) return tidied.find(isRich) ?? tidied.at(-1) ?? '';
  if (isRich(city)) return tidy(city);
  // GeoNames joins some names. Where others have La Place, people write LaPlace; Lake View stays two words.
  const parted = tidied.find((name) => name.split(' ').length > city.split(' ').length);
  return (parted ?? tidy(city)).replace(/^(De|Du|La|Le) /, (article) =>
    parted ? article.trim() : article,
  );
}
