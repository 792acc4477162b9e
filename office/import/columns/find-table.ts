// Finds the table of members in an export: its sheet, and the row of its header. There may be titles above
// it, and other sheets.
import { isDecidingUse, type Membership } from '@appraisers/edition/schemas/membership.ts';
import { ImportError, shown } from '#import/import-error.ts';
import { cleanText } from '#import/people/read-cell.ts';
import { filled } from '#import/people/row-issues.ts';
import {
  type ExportFile,
  maxRows,
  type Sheet,
  type SheetRow,
  topRows,
} from '#import/reading/export-file.ts';
import { columnKey } from './deciding-values.ts';
import { knownColumn } from './known-columns.ts';

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

/** How many cells of a row may be names of columns; none if one of them is a value. */
function labelsIn(cells: readonly string[]): number {
  const texts = filled(cells);
  const isLabel = (cell: string) =>
    cell.length < 200 && /\p{L}/u.test(cell) && !/@|\d{5}/.test(cell);
  return texts.every(isLabel) ? texts.length : 0;
}

/** A row that may be the header of the table, how many uses its columns have, and how many cells may name one. */
type Candidate = {
  readonly sheet: Sheet;
  readonly header: SheetRow;
  readonly uses: ReadonlySet<string>;
  readonly labels: number;
};

const byFamiliarity = (a: Candidate, b: Candidate) =>
  b.uses.size - a.uses.size || b.labels - a.labels;

/** Whether a row has known names of columns, or several labels above a row of cells. Then the volunteer decides. */
const isTable = ({ sheet, header, uses, labels }: Candidate): boolean =>
  uses.size > 1 ||
  (labels > 2 && sheet.top.some(({ row, cells }) => row > header.row && filled(cells).length > 1));

/** The table below a header. @throws ImportError when it has more rows than an association has members. */
function tableOf(file: string, { sheet, header }: Candidate) {
  const all = sheet.rows();
  if (all.length > maxRows + topRows)
    throw new ImportError(
      `${file} has more than ${maxRows.toLocaleString('en-US')} rows. Export only current members, and import that file.`,
    );
  // Exports made for printing repeat the header on every page.
  const isHeader = ({ cells }: SheetRow) =>
    header.cells.every((cell, at) => cell === (cells[at] ?? ''));
  const rows = all.filter((row) => row.row > header.row && !isHeader(row));
  // In a text file every row has as many cells as the header. Another row is broken.
  const width = sheet.separator
    ? header.cells.length
    : rows.reduce((most, { cells }) => Math.max(most, cells.length), header.cells.length);
  const names = columnNames(header.cells, width);
  return { sheet, header: header.cells, names, rows };
}

export type Table = ReturnType<typeof tableOf>;

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
function assertMembers(file: ExportFile, { sheet, header, uses }: Candidate): void {
  const titles = sheet.top.flatMap(({ row, cells }) => (row < header.row ? [cells.join(' ')] : []));
  const isOneOfSeveral = sheet.name !== undefined && file.sheets.length > 1;
  const decides = [...uses].some(isDecidingUse);
  const name = [sheet.name ?? '', ...(isOneOfSeveral ? [] : [file.name]), ...titles].find(
    (text) => {
      const words = text.replaceAll(/[^\p{L}]+/gu, ' ');
      return ofLeavers.test(words) || (!decides && ofFormerMembers.test(words));
    },
  );
  if (name !== undefined)
    throw new ImportError(
      `"${shown(name)}" seems to be a list of people who aren't members. If they are members, rename it and import again.`,
    );
}

/**
 * The table of people, and all sheets with people if there is a choice. Unless `isSure`, the import asks about it.
 * @throws ImportError when no table has a header and people.
 */
export function findTable(
  file: ExportFile,
  { columns, sheet: answer = '' }: Pick<Membership, 'columns' | 'sheet'>,
) {
  const stored = new Map(columns.map(({ column, use }) => [columnKey(column), use]));
  const useOf = (name: string) =>
    name.length < 200 ? (stored.get(columnKey(name)) ?? knownColumn(name)?.use ?? []) : [];
  /** The row of a sheet that names the most columns, or else has the most labels; the first of several. */
  const bestRow = (sheet: Sheet) =>
    sheet.top
      .map((header): Candidate => {
        const uses = new Set(header.cells.flatMap(useOf));
        return { sheet, header, uses, labels: labelsIn(header.cells) };
      })
      .sort(byFamiliarity)[0];
  const found = file.sheets
    .flatMap((one) => bestRow(one) ?? [])
    .sort(byFamiliarity)
    .filter(isTable);
  const chosen = found.find(({ sheet: { name } }) => name && columnKey(name) === columnKey(answer));
  const best = chosen ?? found[0];
  if (!best)
    throw new ImportError(
      `We found no column names in ${file.name}. Export the members with a header such as "First name, Last name, Email, Phone, City, Zip".`,
    );
  const table = tableOf(file.name, best);
  // The sheets of a text are different readings of it.
  const others = table.sheet.separator ? [] : found.filter((one) => one !== best);
  const isChoice = others.length > 0 || table.sheet.isHidden === true;
  if (!isChoice) assertMembers(file, best);
  const sheets = isChoice ? [table, ...others.map((one) => tableOf(file.name, one))] : [];
  return { ...table, sheets, isSure: !isChoice || chosen !== undefined };
}
