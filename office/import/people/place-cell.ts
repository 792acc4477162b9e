// City, state and ZIP at the end of one cell, such as "Springfield, XY 12345". A street before them is left out.
import type { ImportContext } from '#import/list/member-list.ts';
import { cleanText } from './read-cell.ts';

const country = /[\s,]+(?:US|USA|U\.S\.A?\.?|United States(?: of America)?)\.?$/i;
/** Nine digits may be together, and a spreadsheet may have removed a zero. */
const zipAtEnd = /(?:^|[\s,])((?:\d{5}(?:[- –]*\d{4})?|\d{4})(?:\.0+)?)$/;

/**
 * The town at the end of a line. Without a comma, the street and the town are one text, and the town is
 * the post office of the ZIP, or the longest known place.
 */
function townAtEnd(line: string, zip: string, { names, geography }: ImportContext) {
  const { spelled } = geography;
  if (spelled(line)) return line;
  const words = line.split(/\s+/);
  const ends = words.map((_, at) => words.slice(at).join(' ')).filter(spelled);
  const post = names.placeKey(geography.postOfficeOf(zip.slice(0, 5)) ?? '');
  const town = ends.find((end) => names.placeKey(end) === post) ?? ends[0];
  // A town without digits may be misspelled. The import says so.
  return town ?? (/\d/.test(line) ? '' : line);
}

/** Reads the cell. Without a ZIP code at its end, the whole cell is where the ZIP code should be. */
export function readPlaceCell(cell: string, context: ImportContext) {
  const { names, geography } = context;
  const parts = cell
    .trim()
    .split(/\s*,\s*|\n+|[^\S\n]{2,}/)
    .map(cleanText);
  const text = parts.filter(Boolean).join(', ').replace(country, '');
  const [found = '', zip = ''] = zipAtEnd.exec(text) ?? [];
  if (found === '') return { city: '', state: '', zip: text };
  const before = text.slice(0, -found.length).replace(/[\s,]+$/, '');
  const town = names.withoutState(before).replace(/[\s,]+$/, '');
  const [abbreviation = ''] = /(?<=[\s,])[A-Z]{2}\.?$/.exec(before) ?? [];
  // Only the abbreviation shows another state.
  const isOther = town === before && abbreviation !== '' && !geography.spelled(before);
  const state = town === before ? (isOther ? abbreviation : '') : geography.region.postalCode;
  const line =
    (isOther ? before.slice(0, -abbreviation.length) : town)
      .split(',')
      .findLast((part) => part.trim()) ?? '';
  return { city: townAtEnd(line.trim(), zip, context), state, zip };
}

/**
 * A town as the gazetteer has it, where people write "Sandy City", "Town of Alta" or "Heber"; undefined unless
 * that name is known at the ZIP code.
 */
export function commonTown(
  town: string,
  zip: string,
  { geography }: ImportContext,
): string | undefined {
  const kind = '(?:city|town|township|village)';
  const short = town
    .replace(new RegExp(`^(?:the )?${kind} of `, 'i'), '')
    .replace(new RegExp(` ${kind}$`, 'i'), '');
  return [short, `${town} City`]
    .flatMap((name) => (name === town ? [] : (geography.spelled(name) ?? [])))
    .find((name) => geography.isAt(name, zip));
}

/** Whether the ZIP or the state is another state's. */
export function isElsewhere(zip: string, state: string, { geography }: ImportContext): boolean {
  if (!/^\d{5}$/.test(zip) || geography.pointOf(zip)) return false;
  const { postalCode, name, zipPrefixes } = geography.region;
  const saysOther =
    state !== '' && ![postalCode, name].some((own) => own.toLowerCase() === state.toLowerCase());
  return saysOther || !zipPrefixes.some((prefix) => zip.startsWith(prefix));
}
