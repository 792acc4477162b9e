// The verdict as sections, each a heading, a sentence and a table: the terminal and the page show the
// same ones.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { onOneLine } from '#import/import-error.ts';
import { answerLine } from './import-questions.ts';
import type { ImportReport } from './import-report.ts';

export type ReportSection = {
  readonly title: string;
  /** What the section is about, where the title does not say it. */
  readonly note?: string;
  readonly columns: readonly string[];
  /**
   * Those of its columns that may stand where anyone reads them: nothing of people who are not in the
   * list, and of members neither why they left nor how they are reached.
   */
  readonly open: readonly string[];
  readonly count: number;
  /** Up to so many of its rows, made as they are asked for: there may be a hundred thousand. */
  readonly rows: (most?: number) => Iterable<readonly string[]>;
  /** Whether someone has to do something about it. */
  readonly urgent?: true;
};

/** The rows of things, as cells. What is in a cell steers no screen, wherever it came from. */
function rowsOf<Item>(items: readonly Item[], cells: (item: Item) => readonly string[]) {
  return {
    count: items.length,
    *rows(most = items.length) {
      for (const item of items.slice(0, most)) yield cells(item).map(onOneLine);
    },
  };
}

const number = (value: number) => value.toLocaleString('en-US');

/** "1 member", "2 members". */
const many = (count: number, one: string, several = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : several}`;

const shownValue = (field: MemberField, text: string) => {
  if (text === '') return '(nothing)';
  return memberFields[field].kind === 'phone' ? formatPhone(text) : text;
};

/** What has to be answered first: the file alone may say what, and the columns may be anyone's. */
function questionSections({ questions }: ImportReport): readonly ReportSection[] {
  const ofFile = questions.filter(({ about }) => about !== 'column');
  const ofColumns = questions.filter(({ about }) => about === 'column');
  const values = (some: typeof questions) =>
    some.flatMap(({ column, values: all }) => all.map((one) => ({ column, ...one })));
  return [
    {
      title: `Not clear in the workbook: ${many(ofFile.length, 'question')}`,
      columns: ['What', 'Rows'],
      open: [],
      ...rowsOf(values(ofFile), (one) => [one.value, number(one.count)]),
      urgent: true,
    },
    {
      title: `Not understood: ${many(ofColumns.length, 'column')}`,
      note: 'These columns may say who wants to be listed, who is in good standing, or what is a company.',
      columns: ['Column', 'Value', 'Rows'],
      open: ['Column'],
      ...rowsOf(values(ofColumns), (one) => [one.column, one.value, number(one.count)]),
      urgent: true,
    },
    {
      title: 'How to answer in membership.yaml',
      note: 'Copy these lines below "answers:" in place of []. Move each value that may be published from keepOut to publish. If a column says nothing of that, write ignore: true in place of both.',
      columns: ['Line'],
      open: [],
      ...rowsOf(ofColumns, (question) => [answerLine(question)]),
    },
  ];
}

/** The sections that have something to tell, what is urgent first. */
export function sectionsOf(verdict: ImportReport): readonly ReportSection[] {
  const { issues, removed, added, changed, corrections, excluded, skipped } = verdict;
  const doubtful = changed.filter((member) => member.doubtful);
  const all: readonly ReportSection[] = [
    ...questionSections(verdict),
    {
      title: `Refused: ${many(verdict.rejectedRows, 'row')}`,
      note: 'These people will be missing from the list unless the cells are corrected.',
      columns: ['Row', 'Person', 'Column', 'Value', 'What is wrong', 'What to do'],
      open: ['Column', 'What to do'],
      ...rowsOf(issues, (one) => [
        number(one.row),
        one.person,
        one.column,
        one.value === '' ? '(nothing)' : one.value,
        one.reason,
        one.hint,
      ]),
      urgent: true,
    },
    {
      title: `Removed: ${many(removed.length, 'member')}`,
      columns: ['Id', 'Member', 'City', 'ZIP', 'Why'],
      open: ['Id', 'Member', 'City', 'ZIP'],
      ...rowsOf(removed, (one) => [`${one.id}`, one.name, one.city, one.zip, one.reason]),
    },
    {
      title: `Look twice: ${many(doubtful.length, 'member')}`,
      note: 'Little but one mark is as it was: it may be another person under the same id.',
      columns: ['Row', 'Id', 'Member'],
      open: ['Id', 'Member'],
      ...rowsOf(doubtful, (one) => [number(one.row), `${one.id}`, one.name]),
      urgent: true,
    },
    {
      title: `Added: ${many(added.length, 'member')}`,
      columns: ['Row', 'Id', 'Member', 'City', 'ZIP'],
      open: ['Id', 'Member', 'City', 'ZIP'],
      ...rowsOf(added, (one) => [
        number(one.row),
        `${one.id}${one.returns ? ' (again)' : ''}`,
        one.name,
        one.city,
        one.zip,
      ]),
    },
    {
      title: `Changed: ${many(changed.length, 'member')}`,
      columns: ['Row', 'Id', 'Member', 'Field', 'Was', 'Is'],
      open: ['Id', 'Member', 'Field'],
      ...rowsOf(
        changed.flatMap((one) => one.fields.map((change) => ({ ...one, ...change }))),
        (one) => [
          number(one.row),
          `${one.id}`,
          one.name,
          memberFields[one.field].title,
          shownValue(one.field, one.from),
          shownValue(one.field, one.to),
        ],
      ),
    },
    {
      title: `Read otherwise than written: ${many(corrections.length, 'cell')}`,
      note: 'Names in capitals, lost zeros, second numbers. Look whether they are right.',
      columns: ['Row', 'Member', 'Column', 'Written', 'Read as'],
      open: [],
      ...rowsOf(corrections, (one) => [
        number(one.row),
        one.person,
        one.column,
        one.value,
        one.became,
      ]),
    },
    {
      title: `Stay out by the rule: ${many(excluded.length, 'person', 'people')}`,
      note: 'The rule stands in membership.yaml.',
      columns: ['Row', 'Person', 'Why'],
      open: [],
      ...rowsOf(excluded, (one) => [number(one.row), one.name, one.reason]),
    },
    {
      title: `Not people: ${many(skipped.length, 'row')}`,
      columns: ['Row', 'What stands there', 'Why'],
      open: [],
      ...rowsOf(skipped, (one) => [number(one.row), one.name, one.reason]),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** What was read of the export, a line each. */
export const readLines = ({ read }: ImportReport): readonly string[] => read.map(onOneLine);

export const headline = ({ file, before, after, questions }: ImportReport): string =>
  questions.length > 0
    ? `${onOneLine(file)}: ${many(questions.length, 'question')} to answer first`
    : `${onOneLine(file)}: ${number(before)} → ${many(after, 'member')}`;

/** How many of what, in a line. */
export const reportSummary = (verdict: ImportReport): string =>
  verdict.questions.length > 0
    ? 'Who is added and removed is worked out after that'
    : [
        `${number(verdict.added.length)} added`,
        `${number(verdict.removed.length)} removed`,
        `${number(verdict.changed.length)} changed`,
        `${number(verdict.unchanged)} unchanged`,
        `${number(verdict.rejectedRows)} refused`,
        `${number(verdict.excluded.length)} stay out`,
      ].join(', ');
