// The value of a cell in a deciding column, as the volunteer answers it: a text, or a group of dates or
// amounts, because those differ from week to week.
import { type ColumnAnswer, maxValueLength } from '@appraisers/edition/schemas/membership.ts';
import { onOneLine } from '#import/import-error.ts';
import { cleanText } from '#import/people/read-cell.ts';

/** Spaces and case don't matter in the name of a column. */
export const columnKey = (name: string): string => onOneLine(cleanText(name)).toLowerCase();

/** Case doesn't matter in the values of an answer, and in the names of people. */
export const valueKey = (value: string): string => value.trim().toLowerCase();

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayAt = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** A day such as 2027-01-31. Without a day, it is the last one of the month. */
function isoDay(year = '', month = '', day?: string): string | undefined {
  const named = months.indexOf(month.slice(0, 3).toLowerCase());
  const at = named < 0 ? Number(month) - 1 : named;
  const full = Number(year) + (year.length === 2 ? 2000 : 0);
  if (!(at >= 0 && at < 12) || full < 1900 || full > 2200) return undefined;
  const found = day === undefined ? dayAt(full, at + 1, 0) : dayAt(full, at, Number(day));
  // JavaScript turns February 30 into March 2.
  return Number(found.slice(5, 7)) === at + 1 ? found : undefined;
}

/** Words before the day until which dues are paid. */
const before = /^(?:(?:dues|paid|valid|good|active|current)\s+)*(?:thru|through|until|till)?:?\s*/i;

/** A time of the day, which may follow a day. */
const time = /[T ,]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AP]M)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/i;

/** The ways to write a day or a period, with groups for year, month and day. */
const writtenDays: readonly RegExp[] = [
  /^(?<year>(?:19|20)\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[/-](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})\.?,?[ -](?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];

/** Spreadsheets count days from December 30, 1899, because of a bug in the first ones, or from 1904. */
function ofSpreadsheet(text: string, from1904: boolean): string | undefined {
  if (!/^[2-7]\d{4}(\.\d+)?$/.test(text)) return undefined;
  return from1904 ? dayAt(1904, 0, 1 + Number(text)) : dayAt(1899, 11, 30 + Number(text));
}

/**
 * The last day of a period: "2026", "thru Dec 2026", "Paid through 12/2026", or a single day. Undefined for
 * other texts, also for a day with other words after it.
 */
function lastDayOf(text: string, from1904: boolean): string | undefined {
  const period = text.replace(before, '').replace(time, '');
  const parts = writtenDays.map((way) => way.exec(period)?.groups).find(Boolean);
  if (!parts) return ofSpreadsheet(period, from1904);
  return isoDay(parts.year, parts.month ?? '12', parts.day);
}

const amount = /^-?\$?\s*-?\d[\d,]*(\.\d+)?$|^\(\$?\d[\d,]*(\.\d+)?\)$/;

/** Whether a column of these cells has amounts of money: one of them has a dollar sign or cents. */
export const isMoney = (cells: readonly string[]): boolean =>
  cells.some((cell) => amount.test(cell) && (cell.includes('$') || /\.\d\d\)?$/.test(cell)));

/**
 * The value of a cell, whose numbers may be amounts owed, or days that count from 1904. `today`, a day such as
 * 2027-01-31, counts as future.
 */
export function decidingValue(
  written: string,
  options: { readonly isMoney: boolean; readonly from1904: boolean; readonly today: string },
): string {
  const cell = onOneLine(cleanText(written)).trim();
  if (cell === '') return '(blank)';
  if (options.isMoney && amount.test(cell))
    return /[1-9]/.test(cell) && !/[-(]/.test(cell) ? '(money owed)' : '(nothing owed)';
  const day = lastDayOf(cell, options.from1904);
  if (day) return day < options.today ? '(past date)' : '(future date)';
  return cell.length > maxValueLength ? '(long text)' : cell;
}

/** What a value decides. A value that an answer both shows and hides is hidden. */
export function decides(
  { show, hide }: Pick<ColumnAnswer, 'show' | 'hide'> = { show: [], hide: [] },
) {
  const [shown, hidden] = [show, hide].map((values) => new Set(values.map(valueKey)));
  return (value: string): 'show' | 'hide' | 'ask' => {
    if (hidden?.has(valueKey(value))) return 'hide';
    return shown?.has(valueKey(value)) ? 'show' : 'ask';
  };
}
