// The members as code that is short on the wire: answers load it, and a directory has a hundred members.
import { detailFields, hasDetails, listItems } from '@appraisers/directory/member-details.ts';
import { memberFields } from '@appraisers/directory/member-fields.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';

type DetailField = (typeof detailFields)[number];

/** The first character that stands for an entry of a table. Those before it may separate cells. */
const firstCode = 48;
const betweenLists = '.';
/** A line break, which no cell of members.csv has, is longer in code than these. */
const separators = [' ', ',', '|', '\n'];

/** A column of details: the name, the cells, the separator, and the table of what characters stand for. */
function detailColumn(members: readonly Member[], field: DetailField) {
  const { kind } = memberFields[field];
  const cells = members.map((member) => member[field]);
  if (kind !== 'list' && kind !== 'choice') {
    const separator = separators.find((char) => !cells.some((cell) => cell.includes(char)));
    return [field, cells.join(separator), separator];
  }
  const entries = cells.map(kind === 'list' ? listItems : (cell) => [cell]);
  const table = [...new Set(entries.flat())];
  const codes = new Map(table.map((entry, at) => [entry, String.fromCodePoint(firstCode + at)]));
  const coded = entries.map((cell) => cell.map((entry) => codes.get(entry)).join(''));
  const separator = kind === 'list' ? betweenLists : '';
  return [field, coded.join(separator), separator, table];
}

/**
 * A script that exports `members`. Rows have no column names, which makes them a third shorter. Details
 * have a column each, for the members who state any. There, a character stands for a county, a kind of
 * work or a language.
 */
export function membersCode(members: readonly Member[]): string {
  const isDetail = new Set<string>(detailFields);
  const columns = Object.keys(members[0] ?? {}).filter((column) => !isDetail.has(column));
  const rows = members.map((member) =>
    Object.entries(member).flatMap(([column, value]) => (isDetail.has(column) ? [] : [value])),
  );
  return [
    `const columns = ${JSON.stringify(columns)};`,
    `const none = Object.fromEntries("${detailFields.join(' ')}".split(' ').map((field) => [field, '']));`,
    `export const members = ${JSON.stringify(rows)}.map((row) =>`,
    '  ({ ...none, ...Object.fromEntries(columns.map((column, at) => [column, row[at]])) }));',
    ...(members.some(hasDetails) ? [detailsCode(members)] : []),
  ].join('\n');
}

/** Fills in the details. */
function detailsCode(members: readonly Member[]): string {
  const stating = members.filter(hasDetails);
  const columns = detailFields
    .filter((field) => stating.some((member) => member[field] !== ''))
    .map((field) => detailColumn(stating, field));
  const flags = members.map((member) => (hasDetails(member) ? 1 : 0)).join('');
  return [
    `const stating = members.filter((_, at) => +"${flags}"[at]);`,
    `for (const [field, cells, separator, table] of ${JSON.stringify(columns)})`,
    '  cells.split(separator).forEach((cell, at) => { stating[at][field] = table',
    `    ? [...cell].map((code) => table[code.codePointAt(0) - ${firstCode}]).join('; ') : cell; });`,
  ].join('\n');
}
