// Rows that are no person: notes, companies, and rows that a quotation mark or a comma broke.
import { shown } from '#import/import-error.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import { meansYes } from './cell-values.ts';
import type { CellIssue } from './entry.ts';
import type { Names } from './names.ts';

const isText = (cell: string) => cell.trim() !== '';

/** How lines begin that a report has below its table. */
const ofReport =
  /^(grand |sub)?(totals?|sum|count|records|members|page|report|printed|exported|generated|as of|end of)\b/i;

/** A few words without a figure or a colon, as people are called. */
const isLikeName = (text: string) => /^\p{L}[\p{L}.'’-]*(,? \p{L}[\p{L}.'’-]*){1,3}$/u.test(text);

/**
 * Whether a row is a note, such as "Total: 95 members": a cell or two without a name. `names` are
 * the columns of first, last and full names.
 */
export function isNote(cells: readonly string[], names: readonly number[]): boolean {
  const texts = cells.filter(isText);
  const text = texts.join(' ').trim();
  if (texts.length > 2 || text.length > 200 || /[@\n;|\t]|,.*,/.test(text)) return false;
  const named = names.map((at) => cells[at]?.trim() ?? '').filter((name) => name !== '');
  if (named.length === 0 || ofReport.test(text)) return true;
  // A number and a first name are what is left of a row; one word alone is none.
  return texts.length === 1 && !named.some(isLikeName);
}

/** Words in the names of companies that people rarely have in theirs. */
const ofCompany =
  /(?:^|\W)(?:inc|llc|l\.l\.c|llp|pllc|corp|corporation|ltd|& co|company|companies|bank|lending|lenders?|mortgages?|appraisals?|valuations?|services?|group|associates|partners|partnership|holdings|properties|realty|insurance|financial|solutions|consulting|credit union|university|association|department|agency)(?!\w)/i;

/** Why a row is about a company. `companies` are the cells that name an employer. */
export function companyOf(
  { firstName, lastName }: Names,
  companies: readonly string[],
): string | undefined {
  const named = companies.filter((company) => company !== '');
  if (named.some((company) => meansYes(company))) return 'is a company';
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') return named.length > 0 ? 'is a company: no person is named' : undefined;
  return ofCompany.test(name) ? 'is a company, by its name' : undefined;
}

const count = (text: string, char: string) => text.split(char).length - 1;

const hint = 'Look there for a quotation mark or a comma too many, or export once more.';

/** What is wrong with a row as a whole. A spreadsheet leaves out empty cells, a text must not. */
export function brokenRow(
  { row, lastRow, cells }: SheetRow,
  header: readonly string[],
  separator: string | undefined,
): Omit<CellIssue, 'person'> | undefined {
  if (separator === undefined) return undefined;
  const width = header.length;
  const rows = lastRow > row ? `rows ${row} to ${lastRow}` : `row ${row}`;
  const value = shown(cells.join(separator));
  const taken = cells.findIndex(
    (cell) => cell.includes('\n') && count(cell, separator) >= Math.max(2, width - 1),
  );
  if (taken >= 0) {
    const reason = `a quotation mark in this cell takes in ${rows}, and the people in them`;
    return { row, column: header[taken] || '(without a name)', value, reason, hint };
  }
  const beyond = cells.slice(width).some(isText);
  if (cells.length >= width && !beyond) return undefined;
  const reason = `expected ${width} cells in ${rows}, as in the header, not ${cells.length}`;
  return { row, column: '(the whole row)', value, reason, hint };
}
