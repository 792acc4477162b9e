// Finds the table of members in an export: its sheet, and the row of its header. There may be titles above
// it, and other sheets.
import {
  type ColumnUse,
  isDecidingUse,
  type Membership,
} from '@appraisers/edition/schemas/membership.ts';
import { ImportError, shown } from '#import/import-error.ts';
import { cleanText } from '#import/people/read-cell.ts';
import type { ExportFile, Sheet, SheetRow } from '#import/reading/export-file.ts';
import { columnKey } from './deciding-values.ts';
import { knownColumn } from './known-columns.ts';

export type Table = {
  readonly sheet: Sheet;
  /** The row of the header, its cells, and a name for each column. */
  readonly headerRow: number;
  readonly header: readonly string[];
  readonly names: readonly string[];
  /** The rows below the header, without those that repeat it. */
  readonly rows: readonly SheetRow[];
};

/** A table, and all sheets with people if there is a choice. Without an answer, the import asks about it. */
export type FoundTable = Table & { readonly sheets: readonly Table[]; readonly isSure: boolean };

/** A name for each column. Columns without a name go by the one before them. */
function columnNames(header: readonly string[], width: number): readonly string[] {
  const taken = new Set<string>();
  let before = 'the edge';
  return Array.from({ length: width }, (_, at) => {
    const written = shown(cleanText(header[at] ?? ''), 180);
    if (written !== '') before = written;
    const name = written || `No name, after ${before}`;
    let unique = name;
    for (let count = 2; taken.has(columnKey(unique)); count += 1) unique = `${name} (${count})`;
    taken.add(columnKey(unique));
    return unique;
  });
}

/** A row that may be the header of the table: what its known columns have, and how many cells may name a column. */
type Candidate = {
  readonly sheet: Sheet;
  readonly row: SheetRow;
  readonly uses: readonly ColumnUse[];
  readonly labels: number;
};

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** How many cells of a row may be names of columns; none if one of them is a value. */
function labelsIn(cells: readonly string[]): number {
  const texts = filledIn(cells);
  const isLabel = (cell: string) =>
    cell.length < 200 && /\p{L}/u.test(cell) && !/@|\d{5}/.test(cell);
  return texts.every(isLabel) ? texts.length : 0;
}

const byFamiliarity = (a: Candidate, b: Candidate) =>
  b.uses.length - a.uses.length || b.labels - a.labels;

type LookUp = (name: string) => ColumnUse | undefined;

/** The row of a sheet that names the most columns, or else has the most labels; the first of several. */
const bestRow = (sheet: Sheet, lookUp: LookUp): Candidate | undefined =>
  sheet.top
    .map((row): Candidate => {
      const uses = row.cells.flatMap((cell) => (cell.length < 200 ? (lookUp(cell) ?? []) : []));
      return { sheet, row, uses: [...new Set(uses)], labels: labelsIn(row.cells) };
    })
    .sort(byFamiliarity)[0];

/** Whether a row has known names of columns, or several labels above a row of cells. Then the volunteer decides. */
const isTable = ({ sheet, row, uses, labels }: Candidate): boolean =>
  uses.length > 1 ||
  (labels > 2 && sheet.top.some((next) => next.row > row.row && filledIn(next.cells).length > 1));

function tableOf({ sheet, row: header }: Candidate): Table {
  // Exports made for printing repeat the header on every page.
  const isHeader = ({ cells }: SheetRow) =>
    header.cells.every((cell, at) => cell === (cells[at] ?? ''));
  const rows = sheet.rows().filter((row) => row.row > header.row && !isHeader(row));
  // In a text file every row has as many cells as the header. Another row is broken.
  const width = sheet.separator
    ? header.cells.length
    : rows.reduce((most, { cells }) => Math.max(most, cells.length), header.cells.length);
  const names = columnNames(header.cells, width);
  return { sheet, headerRow: header.row, header: header.cells, names, rows };
}

/** People who left a mailing list. */
const ofLeavers =
  /\b(un ?subscribe[sdr]?s?|un ?subs|non ?subscribed|cleaned|bounce[sd]?|suppress(ed|ions?)|dnc|no longer|opt(ed)? ?outs?|removed|removals?|do not (list|publish|contact|mail|email|call))\b/i;
const ofFormerMembers =
  /\b(former|past members?|lapsed|expired|inactive|dropped|dead|deceased|resigned|retired|cancell?ed|terminated|withdrawn|suspended|archived?|unpaid|delinquent|prospects?|prospective|applicants?|leads|who left|(non|not|ex) ?(members?|renew(ed|als?|ing)|active))\b/i;

/**
 * The name of the sheet or the file, or a title, may say that no one in it is a member. If a column decides,
 * a name such as "Active and lapsed" may be right.
 * @throws ImportError that asks to rename it.
 */
function assertMembers(
  file: ExportFile,
  sheet: Sheet,
  headerRow: number,
  hasDecidingColumn: boolean,
): void {
  const titles = sheet.top.flatMap(({ row, cells }) => (row < headerRow ? [cells.join(' ')] : []));
  const isOneOfSeveral = sheet.name !== undefined && file.sheets.length > 1;
  const names = [sheet.name ?? '', ...(isOneOfSeveral ? [] : [file.name]), ...titles];
  const name = names.find((text) => {
    const words = text.replaceAll(/[^\p{L}]+/gu, ' ');
    return ofLeavers.test(words) || (!hasDecidingColumn && ofFormerMembers.test(words));
  });
  if (name === undefined) return;
  throw new ImportError(
    `"${shown(name)}" seems to be a list of people who aren't members. If they are members, rename it and import again.`,
  );
}

/**
 * The table of people.
 * @throws ImportError when no table has a header and people.
 */
export function findTable(
  file: ExportFile,
  { columns, sheet }: Pick<Membership, 'columns' | 'sheet'>,
): FoundTable {
  const stored = new Map(columns.map(({ column, use }) => [columnKey(column), use]));
  const lookUp: LookUp = (name) => stored.get(columnKey(name)) ?? knownColumn(name)?.use;
  const all = file.sheets.flatMap((one) => bestRow(one, lookUp) ?? []).sort(byFamiliarity);
  const found = all.filter(isTable);
  const chosen = found.find(
    (one) => one.sheet.name && columnKey(one.sheet.name) === columnKey(sheet ?? ''),
  );
  const best = chosen ?? found[0];
  if (!best)
    throw new ImportError(
      `We found no column names in ${file.name}. Export the members with a header such as "First name, Last name, Email, Phone, City, Zip".`,
    );
  const table = tableOf(best);
  const isText = best.sheet.separator !== undefined;
  // The sheets of a text are different readings of it.
  const others = isText ? [] : found.filter((one) => one !== best).map(tableOf);
  const isChoice = others.length > 0 || best.sheet.isHidden === true;
  if (!isChoice) assertMembers(file, best.sheet, table.headerRow, best.uses.some(isDecidingUse));
  return {
    ...table,
    sheets: isChoice ? [table, ...others] : [],
    isSure: !isChoice || chosen !== undefined,
  };
}
