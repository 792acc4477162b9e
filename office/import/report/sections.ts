// The sections of a report, which the desk and the Markdown show: a heading, a sentence and a table.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { onOneLine } from '#import/import-error.ts';
import type { CellNote, RowNote } from '#import/people/row-issues.ts';
import { type ImportReport, many, type named } from './report.ts';

type Cells = readonly (string | number)[];

const fieldText = (field: MemberField, text: string) => {
  if (text === '') return '(nothing)';
  return memberFields[field].kind === 'phone' ? formatPhone(text) : text;
};

const person = ['Id', 'Member', 'City', 'ZIP'];
const personCells = ({ id, name, city, zip }: ReturnType<typeof named>) => [id, name, city, zip];
const cell = ['Row', 'Name', 'Column', 'Value'];
const cellCells = ({ row, name, column, value }: CellNote) => [
  ...[row, name, column, value || '(nothing)'],
];
const issue = [...cell, 'What happened', 'What to do'];
const issueCells = (one: CellNote): Cells => [...cellCells(one), one.reason, one.hint];
const why = ['Row', 'Name', 'Why'];
const rowCells = ({ row, name, reason }: RowNote): Cells => [row, name, reason];

/** The sections that have rows, urgent ones first. Their cells have no control characters. */
export function sectionsOf(report: ImportReport) {
  const { issues, removed, added, changed, corrections, unread } = report;
  const { excluded, partial, skipped } = report;
  const sections: readonly [title: string, columns: readonly string[], Cells[], note?: string][] = [
    [
      `Errors: ${many(report.rejectedRows, 'row')}`,
      issue,
      issues.map(issueCells),
      'Members on the list stay as they were. Other people are not listed until you fix their rows.',
    ],
    [
      `Removed: ${many(removed.length, 'member')}`,
      [...person, 'Why'],
      removed.map((one) => [...personCells(one), one.reason]),
    ],
    [
      `Added: ${many(added.length, 'member')}`,
      ['Row', ...person],
      added.map((one) => [one.row, ...personCells(one)]),
    ],
    [
      `Changed: ${many(changed.length, 'member')}`,
      ['Row', 'Id', 'Member', 'Field', 'Was', 'Is'],
      changed.flatMap(({ row, id, name, changes }) =>
        changes.map(({ field, from, to }) => [
          ...[row, id, name, memberFields[field].title],
          ...[fieldText(field, from), fieldText(field, to)],
        ]),
      ),
    ],
    [
      `Details we didn't understand: ${many(unread.length, 'cell')}`,
      issue,
      unread.map(issueCells),
      'These members are listed without them. A detail that the list already had stays as it was.',
    ],
    [
      `Entries we cleaned up: ${many(corrections.length, 'cell')}`,
      [...cell, 'In the list'],
      corrections.map((one) => [...cellCells(one), one.reason]),
      'We fixed names in capitals, lost zeros, second numbers and the spelling of details. Check that they are right.',
    ],
    [
      `Not listed: ${many(excluded.length, 'person', 'people')}`,
      why,
      excluded.map(rowCells),
      'Your answers about the columns leave them out.',
    ],
    [
      `Listed without a phone or email: ${many(partial.length, 'member')}`,
      ['Row', 'Name', 'Hidden'],
      partial.map(({ row, name, entry }) => [row, name, entry.hides.join(', ')]),
      'A column of the export hides it.',
    ],
    [`Skipped: ${many(skipped.length, 'row')}`, why, skipped.map(rowCells)],
  ];
  return sections.flatMap(([title, columns, all, note = ''], at) => {
    const rows = all.map((cells) => cells.map((one) => onOneLine(`${one}`)));
    // The volunteer has to act on errors.
    return rows.length === 0 ? [] : [{ title, note, isUrgent: at === 0, columns, rows }];
  });
}

export type ReportSection = ReturnType<typeof sectionsOf>[number];
