// A list of a dozen members, and exports to compare it with.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type {
  ColumnAnswer,
  ColumnUse,
  Membership,
} from '@appraisers/edition/schemas/membership.ts';
import { filledAnswer } from '#import/columns/columns.ts';
import {
  type CurrentList,
  type ImportContext,
  importContext,
  parseList,
} from '#import/list/member-list.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { type ImportAnswers, withAnswers } from './report/questions.ts';
import { planImport } from './run-import.ts';

/** On a day when the dues of most samples are paid. */
export const sampleContext = importContext(edition, '2026-11-22');

/** The context with another rule. */
export const contextWith = (changes: Partial<Membership>): ImportContext => ({
  ...sampleContext,
  rule: { ...sampleContext.rule, ...changes },
});

/** The list of the edition without details, which most lists don't have. */
const lines = edition
  .readText(edition.members.file)
  .split('\n')
  .map((line) => line.replace(/^((?:[^,]*,){6}[^,]*),.*(,[^,]*,[^,]*)$/, '$1$2'));

/** The text of a list with so many of the members of the edition. */
export const listText = (count: number): string => `${lines.slice(0, count + 1).join('\n')}\n`;

type Numbers = Readonly<Record<string, string>>;

/** The list with a text, and numbers of the platform for some of its ids. */
export const listFrom = (text: string, numbers: Numbers = {}): CurrentList =>
  parseList(
    sampleContext.membersFile,
    Buffer.from(text),
    Object.entries(numbers).map(([id, platformId]) => {
      return { id: Number(id), platformId, person: '', confirmed: '' };
    }),
    sampleContext,
  );

export const sampleList = (count = 12, numbers: Numbers = {}): CurrentList =>
  listFrom(listText(count), numbers);

/** The context after the volunteer accepts all that is filled in. */
export function acceptAll(file: ExportFile, list: CurrentList, context: ImportContext) {
  const { report } = planImport(file, list, context);
  const columns = report.columns.flatMap((column) => filledAnswer(column) ?? []);
  return { ...context, rule: withAnswers(context.rule, { columns }) };
}

type SampleOptions = {
  readonly list?: CurrentList;
  readonly context?: ImportContext;
  /** What the volunteer answers, besides accepting all that is filled in. */
  readonly answers?: ImportAnswers;
  /** The name of the file. */
  readonly name?: string;
  /** Whether the volunteer answers nothing. */
  readonly unanswered?: boolean;
};

/** What a text, or the bytes of a file, would change in a list. */
export async function planSample(content: string | Uint8Array, options: SampleOptions = {}) {
  const { list = sampleList(), context = sampleContext, answers = {} } = options;
  const file = await readExport(options.name ?? 'export.csv', Buffer.from(content));
  if (options.unanswered) return planImport(file, list, context);
  const answered = { ...context, rule: withAnswers(context.rule, answers) };
  return planImport(file, list, acceptAll(file, list, answered));
}

/** An export in plain English: the names of its columns, and rows of cells between commas. */
export const plainExport = (header: string, ...rows: readonly string[]): string =>
  [header, ...rows, ''].join('\n');

export const plainHeader =
  'Member number,First name,Last name,Phone,Email,City,Zip,Membership status';

const maeve = {
  ...{ number: '950', first: 'Maeve', last: 'Smith', phone: '801-555-0170' },
  ...{ email: 'maeve@example.org', city: 'Provo', zip: '84604', status: 'Active' },
};

/** The row of someone new, with other cells. */
export const newcomer = (cells: Partial<typeof maeve> = {}): string =>
  Object.values({ ...maeve, ...cells }).join(',');

/** The row of the second member, with other cells. */
export const latu = (cells: Partial<typeof maeve> = {}): string =>
  newcomer({
    ...{ number: '901', first: 'Vai', last: 'Latu', phone: '13855550187' },
    ...{ email: 'vai.latu@example.org', city: 'Sandy', zip: '84094' },
    ...cells,
  });

/** The first dozen of the list as an export has them; cells that are given replace theirs. */
export const plainRows = (given: Readonly<Record<number, string>> = {}): string[] =>
  lines.slice(1, 13).map((line, at) => {
    const [, first, last, phone, email, city, zip] = line.split(',');
    return given[at + 1] ?? `${900 + at},${first},${last},${phone},${email},${city},${zip},Active`;
  });

/** An export of all members, with these rows replaced, and more rows. */
export const exportOfAll = (given?: Readonly<Record<number, string>>, ...more: readonly string[]) =>
  plainExport(plainHeader, ...plainRows(given), ...more);

export const reportOf = async (...args: Parameters<typeof planSample>) =>
  (await planSample(...args)).report;

/** The answer that a column decides, usually who is listed. */
export const listing = (
  column: string,
  show: readonly string[],
  hide: readonly string[] = [],
  use: ColumnUse = 'decidesListing',
): ColumnAnswer => ({ column, use, show, hide });

/** The answer that a column has something, and decides nothing. */
export const other = (column: string, use: ColumnUse) => listing(column, [], [], use);
