// Why a row isn't a person, or a person can't be listed: notes, rows to ask about, rows broken by a quotation mark or a
// comma, and fields with errors.

import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { placeIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { schemaIssues } from '@appraisers/edition/loaders/schema-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { shown } from '#import/import-error.ts';
import type { ImportContext, Person } from '#import/list/member-list.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import { textIssue } from './read-cell.ts';

/** A row of the report about a person of the export. */
export type RowNote = { readonly row: number; readonly name: string; readonly reason: string };

/** A cell with an error, a cell that was cleaned up, or a detail that the import did not understand. */
export type CellNote = RowNote & {
  readonly column: string;
  readonly value: string;
  readonly field?: MemberField;
  /** What to do, as a sentence. Anyone may read it, so it quotes no cell. */
  readonly hint: string;
};

/** The cells with a text. */
export const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** The first words of lines that reports have below their tables. */
const ofReport =
  /^(grand |sub)?(totals?|sum|count|records|members|page|report|printed|exported|generated|as of|end of)\b/i;

/** Whether a row is a note, such as "Total: 95 members": one cell of a wider table, or the line of a report. */
export function isNote(cells: readonly string[], header: readonly string[]): boolean {
  const texts = filled(cells);
  const text = texts.join(' ').trim();
  if (texts.length > 2 || text.length > 200 || /[@\n;|\t]|,.*,/.test(text)) return false;
  return ofReport.test(text) || (texts.length < 2 && filled(header).length > 3);
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

/** The issue of a row as a whole. Only in a text file must every row have all cells. */
export function brokenRow(
  { row, lastRow, cells }: SheetRow,
  { length: width }: readonly string[],
  separator: string | undefined,
): Omit<CellNote, 'name'> | undefined {
  if (separator === undefined) return undefined;
  const takesRows = cells.some(
    (cell) => cell.includes('\n') && cell.split(separator).length > Math.max(2, width - 1),
  );
  if (cells.length >= width && filled(cells.slice(width)).length === 0 && !takesRows)
    return undefined;
  const rows = lastRow > row ? `Rows ${row} to ${lastRow} have` : `Row ${row} has`;
  return {
    row,
    column: '(whole row)',
    value: shown(cells.join(separator)),
    reason: takesRows
      ? `A quotation mark makes one cell of rows ${row} to ${lastRow}, with the people there.`
      : `${rows} ${cells.length} cells, and the header has ${width}.`,
    hint: 'Look there for an extra quotation mark or comma, or export again.',
  };
}

const shape = memberSchema.omit({ id: true, lat: true, lng: true });

const inPlatform = 'Fix it in the membership platform, then export or pull again.';

/** A couple in one row. */
const twoPeople = /\p{L} ?[&+/] ?\p{L}|\p{L} and \p{L}/iu;

/** Why no list should have the text of a field, whatever its schema says. */
function issueOfText(field: MemberField, text: string): string | undefined {
  const isCouple = memberFields[field].kind === 'name' && twoPeople.test(text);
  return (
    textIssue(text) ??
    (isCouple ? `${shownValue(text)} names two people. Give each a row.` : undefined)
  );
}

function hintFor(field: MemberField, person: Person, { geography }: ImportContext) {
  const { region } = geography;
  if (field === 'zip' && /^\d{5}$/.test(person.zip)) {
    return `${inPlatform} If the ZIP code is new, add it to places.yaml. To leave out all members outside ${region.name}, set \`otherStatesOut: true\` in membership.yaml.`;
  }
  if (field === 'city' && person.city !== '' && geography.spelled(person.city) === undefined) {
    return `${inPlatform} If it is a place in ${region.name}, add it to places.yaml.`;
  }
  return inPlatform;
}

/** The first issue of each field. */
export function validatePerson(person: Person, context: ImportContext) {
  const { error } = shape.safeParse(person);
  const bySchema = error ? schemaIssues(error, person) : [];
  const byPlace = placeIssues({ line: 0, cells: person }, context.geography);
  return memberFieldNames.flatMap((field) => {
    const other = [...bySchema, ...byPlace].find((issue) => issue.field === field);
    const reason = issueOfText(field, person[field]) ?? other?.reason;
    return reason === undefined ? [] : [{ field, reason, hint: hintFor(field, person, context) }];
  });
}
