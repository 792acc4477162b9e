// The report as sections: a heading, a sentence and a table. The desk and the Markdown show the same ones.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { onOneLine } from '#import/import-error.ts';
import type { CellNote, RowNote } from '#import/people/row-issues.ts';
import { type ImportReport, many, type NamedMember } from './report.ts';

export type ReportSection = {
  readonly title: string;
  readonly note: string;
  /** Whether the volunteer has to act. */
  readonly isUrgent: boolean;
  readonly columns: readonly string[];
  /** Its cells have no control characters. */
  readonly rows: readonly (readonly string[])[];
};

/** Text as code, so that it mentions no account and makes no link. Its characters steer no screen. */
export const asCode = (text: string): string =>
  text.trim() === '' ? '' : `\`${onOneLine(text).replaceAll('`', "'").replaceAll('|', '\\|')}\``;

type Cells = readonly (string | number)[];

const sectionOf = (
  title: string,
  columns: readonly string[],
  rows: readonly Cells[],
  note = '',
  isUrgent = false,
): ReportSection => ({
  ...{ title, note, isUrgent, columns },
  rows: rows.map((cells) => cells.map((cell) => onOneLine(`${cell}`))),
});

const shownValue = (field: MemberField, text: string) => {
  if (text === '') return '(nothing)';
  return memberFields[field].kind === 'phone' ? formatPhone(text) : text;
};

const person = ['Id', 'Member', 'City', 'ZIP'];
const personCells = ({ id, name, city, zip }: NamedMember): Cells => [id, name, city, zip];
const cell = ['Row', 'Name', 'Column', 'Value'];
const cellCells = ({ row, name, column, value }: CellNote): Cells => [
  ...[row, name, column, value || '(nothing)'],
];
const issue = [...cell, 'What happened', 'What to do'];
const issueCells = (one: CellNote): Cells => [...cellCells(one), one.reason, one.hint];
const rowCells = ({ row, name, reason }: RowNote): Cells => [row, name, reason];
const why = ['Row', 'Name', 'Why'];

/** The sections that have rows, urgent ones first. */
export function sectionsOf(report: ImportReport): readonly ReportSection[] {
  const { issues, kept, removed, added, changed, corrections, unread } = report;
  const { excluded, partial, skipped } = report;
  const changes = changed.flatMap((one) => one.changes.map((change) => ({ ...one, ...change })));
  const all = [
    sectionOf(
      `Errors: ${many(report.rejectedRows, 'row')}`,
      issue,
      issues.map(issueCells),
      'Members on the list stay as they were. Other people are not listed until you fix their rows.',
      true,
    ),
    sectionOf(
      `Not updated: ${many(kept.length, 'member')}`,
      ['Row', ...person],
      kept.map((one) => [one.row, ...personCells(one)]),
      'Their rows have errors, so they stay as they were.',
    ),
    sectionOf(
      `Removed: ${many(removed.length, 'member')}`,
      [...person, 'Why'],
      removed.map((one) => [...personCells(one), one.reason]),
    ),
    sectionOf(
      `Added: ${many(added.length, 'member')}`,
      ['Row', ...person],
      added.map((one) => [one.row, ...personCells(one)]),
    ),
    sectionOf(
      `Changed: ${many(changed.length, 'member')}`,
      ['Row', 'Id', 'Member', 'Field', 'Was', 'Is'],
      changes.map(({ row, id, name, field, from, to }) => [
        ...[row, id, name, memberFields[field].title],
        ...[shownValue(field, from), shownValue(field, to)],
      ]),
    ),
    sectionOf(
      `Details we didn't understand: ${many(unread.length, 'cell')}`,
      issue,
      unread.map(issueCells),
      'These members are listed without them. A detail that the list already had stays as it was.',
    ),
    sectionOf(
      `Entries we cleaned up: ${many(corrections.length, 'cell')}`,
      [...cell, 'In the list'],
      corrections.map((one) => [...cellCells(one), one.reason]),
      'We fixed names in capitals, lost zeros, second numbers and the spelling of details. Check that they are right.',
    ),
    sectionOf(
      `Not listed: ${many(excluded.length, 'person', 'people')}`,
      why,
      excluded.map(rowCells),
      'Your answers about the columns leave them out.',
    ),
    sectionOf(
      `Listed without a phone or email: ${many(partial.length, 'member')}`,
      ['Row', 'Name', 'Hidden'],
      partial.map(({ row, name, entry }) => [row, name, entry.hides.join(', ')]),
      'A column of the export hides it.',
    ),
    sectionOf(`Skipped: ${many(skipped.length, 'row')}`, why, skipped.map(rowCells)),
  ];
  return all.filter(({ rows }) => rows.length > 0);
}
