// Rows that aren't people: notes, rows to ask about, and rows broken by a quotation mark or a comma.
import { shown } from '#import/import-error.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import type { CellNote, Person } from './entry.ts';

const isText = (cell: string) => cell.trim() !== '';

/** The first words of lines that reports have below their tables. */
const ofReport =
  /^(grand |sub)?(totals?|sum|count|records|members|page|report|printed|exported|generated|as of|end of)\b/i;

/** A few words that look like a name, without digits or a colon. */
const isLikeName = (text: string) => /^\p{L}[\p{L}.'’-]*(,? \p{L}[\p{L}.'’-]*){1,3}$/u.test(text);

/**
 * Whether a row is a note, such as "Total: 95 members": one or two cells without a name. `names` are the
 * columns of first, last and full names.
 */
export function isNote(cells: readonly string[], names: readonly number[]): boolean {
  const texts = cells.filter(isText);
  const text = texts.join(' ').trim();
  const named = names.map((at) => cells[at]?.trim() ?? '').filter((name) => name !== '');
  if (texts.length > 2 || text.length > 200 || /[@\n;|\t]|,.*,/.test(text)) return false;
  if (named.length === 0 || ofReport.test(text)) return true;
  // A number and a first name are the rest of a broken row, not a note. One word alone is a note.
  return texts.length === 1 && !named.some(isLikeName);
}

/** Words that are common in company names and rare in people's names. */
const ofCompany =
  /(?:^|\W)(?:inc|llc|l\.l\.c|llp|pllc|corp|corporation|ltd|& co|company|companies|bank|lending|lenders?|mortgages?|appraisals?|valuations?|services?|group|associates|partners|partnership|holdings|properties|realty|insurance|financial|solutions|consulting|credit union|university|association|department|agency|office|team|staff)(?!\w)/i;

/** Names of records that platforms and their administrators make. */
const ofTest =
  /\b(test(s|er|ing)?\d*|(my|first|last|no|new)? ?(name|member|user|account|record)\d*|demo\d*|dummy|sample|example|fake|temp(orary)?|training|admin|administrator|webmaster|support|info|contact|coordinator|secretary|treasurer|registrar|newsletter|no ?reply|delete|duplicate|deceased|do not|placeholder|unknown|anonymous|guest|null|undefined|n\/?a|tbd|qa|(john|jane) doe|abc|xyz|asdf\w*|qwerty\w*|foo|(?<letter>[a-hj-z])\k<letter>+)\b/i;
const mailOfTest =
  /^(test|admin|webmaster|none|no-?(reply|e?mail)|fake|dummy|asdf)\S*@|@(test|none|fake|example)\.(com|net)$/i;

/** Why a row may not be a person, so that the import asks; undefined for anyone else. */
export function doubtAbout({ firstName, lastName, email }: Person): string | undefined {
  const name = `${firstName} ${lastName}`.trim();
  if (ofTest.test(name) || mailOfTest.test(email)) return 'may be a test record or a note';
  return ofCompany.test(name) ? 'may be a company' : undefined;
}

const count = (text: string, char: string) => text.split(char).length - 1;
const hint = 'Look there for an extra quotation mark or comma, or export again.';

/** The issue of a row as a whole. Only in a text file must every row have all cells. */
export function brokenRow(
  { row, lastRow, cells }: SheetRow,
  header: readonly string[],
  separator: string | undefined,
): Omit<CellNote, 'name'> | undefined {
  if (separator === undefined) return undefined;
  const width = header.length;
  const rows = lastRow > row ? `rows ${row} to ${lastRow}` : `row ${row}`;
  const haveCells = `${lastRow > row ? `Rows ${row} to ${lastRow} have` : `Row ${row} has`} ${cells.length} cells`;
  const value = shown(cells.join(separator));
  const taken = cells.findIndex(
    (cell) => cell.includes('\n') && count(cell, separator) >= Math.max(2, width - 1),
  );
  if (taken >= 0) {
    const reason = `A quotation mark makes one cell of ${rows}, with the people there.`;
    return { row, column: header[taken] || '(no name)', value, reason, hint };
  }
  const beyond = cells.slice(width).some(isText);
  if (cells.length >= width && !beyond) return undefined;
  const reason = `${haveCells}, and the header has ${width}.`;
  return { row, column: '(whole row)', value, reason, hint };
}
