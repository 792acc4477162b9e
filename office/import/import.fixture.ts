// A list of a dozen members, and exports to compare it with.
import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { familiarity } from '#import/columns/find-table.ts';
import { type CurrentList, parseList } from '#import/list/current-list.ts';
import {
  type ImportContext,
  importContext,
  withoutIgnored,
} from '#import/people/import-context.ts';
import type { ImportChoices } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { type ImportPlan, planTable } from './plan-import.ts';

/** A day on which the dues of most samples are paid. */
const today = '2026-11-22';

export const sampleContext = importContext(edition, today);

/** The context with another rule. */
export function contextWith(changes: Partial<Membership>): ImportContext {
  const rule = { ...sampleContext.rule, ...changes };
  return { ...sampleContext, rule, meaningOf: withoutIgnored(rule) };
}

/** The list of the edition without details, which most lists don't have. */
const lines = edition
  .readText(edition.members.file)
  .split('\n')
  .map((line) => line.replace(/^((?:[^,]*,){6}[^,]*),.*(,[^,]*,[^,]*)$/, '$1$2'));

/** The text of a list with so many of the members of the edition. */
export const listText = (count: number): string => `${lines.slice(0, count + 1).join('\n')}\n`;

/** The list itself, with numbers of the platform for some of its ids. */
export const sampleList = (
  count = 12,
  numbers: Readonly<Record<number, string>> = {},
): CurrentList =>
  parseList(
    sampleContext.membersFile,
    new TextEncoder().encode(listText(count)),
    Object.entries(numbers).map(([id, platformId]) => ({
      ...{ id: Number(id), platformId },
      ...{ person: '', confirmed: '' },
    })),
    sampleContext,
  );

/** The bytes of a file in samples/. */
export const sampleBytes = (name: string): Uint8Array =>
  readFileSync(new URL(`samples/${name}`, import.meta.url));

/** What a text, or the bytes of a file, would change in a list. */
export async function planSample(
  content: string | Uint8Array,
  list: CurrentList = sampleList(),
  context = sampleContext,
  choices: ImportChoices = {},
): Promise<ImportPlan> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = await readExport('export.csv', bytes, familiarity(context.meaningOf));
  return planTable(file, list, context, choices);
}

/** An export in plain English: the names of its columns, and rows of cells between commas. */
export const plainExport = (header: string, ...rows: readonly string[]): string =>
  [header, ...rows, ''].join('\n');

export const plainHeader =
  'Member number,First name,Last name,Phone,Email,City,Zip,Membership status';

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
