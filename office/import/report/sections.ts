// The report as sections: a heading, a sentence and a table. The desk and the Markdown show the same ones.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { onOneLine } from '#import/import-error.ts';
import type { CellNote, RowNote } from '#import/people/entry.ts';
import { many, number } from './outcome.ts';
import type { ImportReport, NamedMember } from './report.ts';

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

type Column<Item> = readonly [title: string, cell: (item: Item) => string];

const sectionOf = <Item>(
  title: string,
  items: readonly Item[],
  columns: readonly Column<Item>[],
  note = '',
  urgent?: 'urgent',
): ReportSection => ({
  title,
  note,
  isUrgent: urgent !== undefined,
  columns: columns.map(([name]) => name),
  rows: items.map((item) => columns.map(([, cell]) => onOneLine(cell(item)))),
});

const shownValue = (field: MemberField, text: string) => {
  if (text === '') return '(nothing)';
  return memberFields[field].kind === 'phone' ? formatPhone(text) : text;
};

const row: Column<{ readonly row: number }> = ['Row', (one) => number(one.row)];
const id: Column<NamedMember> = ['Id', (one) => `${one.id}`];
const member: Column<NamedMember> = ['Member', (one) => one.name];
const place: readonly Column<NamedMember>[] = [
  ['City', (one) => one.city],
  ['ZIP', (one) => one.zip],
];
const why: Column<{ readonly reason: string }> = ['Why', (one) => one.reason];
const name: Column<RowNote> = ['Name', (one) => one.name];
const cell: readonly Column<CellNote>[] = [
  ['Column', (one) => one.column],
  ['Value', (one) => one.value || '(nothing)'],
];
const issue: readonly Column<CellNote>[] = [
  ['What happened', (one) => one.reason],
  ['What to do', (one) => one.hint],
];

/** The sections that have rows, urgent ones first. */
export function sectionsOf(report: ImportReport): readonly ReportSection[] {
  const { issues, kept, removed, added, changed, corrections, unread } = report;
  const { excluded, partial, skipped } = report;
  const changes = changed.flatMap((one) => one.changes.map((change) => ({ ...one, ...change })));
  const all = [
    sectionOf(
      `Errors: ${many(report.rejectedRows, 'row')}`,
      issues,
      [row, name, ...cell, ...issue],
      'Members on the list stay as they were. Other people are not listed until you fix their rows.',
      'urgent',
    ),
    sectionOf(
      `Not updated: ${many(kept.length, 'member')}`,
      kept,
      [row, id, member, ...place],
      'Their rows have errors, so they stay as they were.',
    ),
    sectionOf(`Removed: ${many(removed.length, 'member')}`, removed, [id, member, ...place, why]),
    sectionOf(`Added: ${many(added.length, 'member')}`, added, [row, id, member, ...place]),
    sectionOf(`Changed: ${many(changed.length, 'member')}`, changes, [
      ...[row, id, member],
      ['Field', (one) => memberFields[one.field].title],
      ['Was', (one) => shownValue(one.field, one.from)],
      ['Is', (one) => shownValue(one.field, one.to)],
    ]),
    sectionOf(
      `Details we didn't understand: ${many(unread.length, 'cell')}`,
      unread,
      [row, name, ...cell, ...issue],
      'These members are listed without them. A detail that the list already had stays as it was.',
    ),
    sectionOf(
      `Entries we cleaned up: ${many(corrections.length, 'cell')}`,
      corrections,
      [row, name, ...cell, ['In the list', (one) => one.reason]],
      'We fixed names in capitals, lost zeros, second numbers and the spelling of details. Check that they are right.',
    ),
    sectionOf(
      `Not listed: ${many(excluded.length, 'person', 'people')}`,
      excluded,
      [row, name, why],
      'Your answers about the columns leave them out.',
    ),
    sectionOf(
      `Listed without a phone or email: ${many(partial.length, 'member')}`,
      partial,
      [row, ['Name', (one) => one.name], ['Hidden', (one) => one.entry.hides.join(', ')]],
      'A column of the export hides it.',
    ),
    sectionOf(`Skipped: ${many(skipped.length, 'row')}`, skipped, [row, name, why]),
  ];
  return all.filter(({ rows }) => rows.length > 0);
}
