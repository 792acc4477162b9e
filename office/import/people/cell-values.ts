// The value of a cell in a deciding column, as the volunteer answers it: a text, or a group of dates or
// amounts, because those differ from week to week.
import { type ColumnAnswer, maxValueLength } from '@appraisers/edition/schemas/membership.ts';
import { onOneLine } from '#import/import-error.ts';
import { cleanText } from './read-cell.ts';

const yes = /^(yes|y|true|t|1|x|✓|checked|on)$/i;
const no = /^(no|n|false|f|0|unchecked|off|never)?$/i;

/** Whether a cell of a choice means yes. An empty cell means no; undefined is neither. */
export function meansYes(cell: string): boolean | undefined {
  if (yes.test(cell)) return true;
  return no.test(cell) ? false : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // JavaScript turns February 30 into March 2.
  if (date.getUTCMonth() !== month - 1 || year < 1900 || year > 2200) return undefined;
  return date.toISOString().slice(0, 10);
}

/** Spreadsheets count days from December 30, 1899, because of a bug in the first ones. */
const ofSpreadsheet = (days: number) =>
  new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);

const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const lastDay = (year: number, month: number) =>
  isoDay(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());

/** Words before the day until which dues are paid. */
const before = /^(?:(?:dues|paid|valid|good|active|current)\s+)*(?:thru|through|until|till)?:?\s*/i;

/** A time of the day, which may follow a day. */
const time = /[T ,]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AP]M)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/i;

/**
 * The last day of a period: "2026", "thru Dec 2026", "Paid through 12/2026", or a single day. Undefined for
 * other texts, also for a day with other words after it.
 */
function lastDayOfMonth(text: string): string | undefined {
  const period = text.replace(before, '').replace(time, '');
  if (/^(19|20)\d\d$/.test(period)) return `${period}-12-31`;
  const numbers = /^(\d{1,2})[/-](\d{4})$/.exec(period);
  if (numbers) return lastDay(Number(numbers[2]), Number(numbers[1]));
  const words = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(period);
  if (words && monthOf(words[1]) > 0) return lastDay(Number(words[2]), monthOf(words[1]));
  return parseDay(period);
}

function parseDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (american) {
    const year = Number(american[3]);
    return isoDay(year < 100 ? 2000 + year : year, Number(american[1]), Number(american[2]));
  }
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text);
  if (dayFirst) return isoDay(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (monthFirst)
    return isoDay(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  return /^[2-7]\d{4}(\.\d+)?$/.test(text) ? ofSpreadsheet(Math.floor(Number(text))) : undefined;
}

const blank = '(blank)';
const pastDate = '(past date)';
const futureDate = '(future date)';
const nothingOwed = '(nothing owed)';
const owing = '(money owed)';
const longText = '(long text)';

const amount = /^-?\$?\s*-?\d[\d,]*(\.\d+)?$|^\(\$?\d[\d,]*(\.\d+)?\)$/;

/** Whether a column of these cells has amounts of money: one of them has a dollar sign or cents. */
export const isMoney = (cells: readonly string[]): boolean =>
  cells.some((cell) => amount.test(cell) && (cell.includes('$') || /\.\d\d\)?$/.test(cell)));

/**
 * The value of a cell. With `isMoney`, numbers are amounts owed. `today` is a day such as 2027-01-31, which
 * itself counts as future.
 */
export function decidingValue(written: string, isMoney: boolean, today: string): string {
  const cell = onOneLine(cleanText(written)).trim();
  if (cell === '') return blank;
  if (isMoney && amount.test(cell))
    return /[1-9]/.test(cell) && !/[-(]/.test(cell) ? owing : nothingOwed;
  const day = lastDayOfMonth(cell);
  if (day) return day < today ? pastDate : futureDate;
  return cell.length > maxValueLength ? longText : cell;
}

/** Case doesn't matter in the values of an answer. */
export const valueKey = (value: string): string => value.trim().toLowerCase();

const has = (values: readonly string[]) => {
  const keys = new Set(values.map(valueKey));
  return (value: string) => keys.has(valueKey(value));
};

/** What a value decides. A value that an answer both shows and hides is hidden. */
export const decides = ({ show, hide }: Pick<ColumnAnswer, 'show' | 'hide'>) => {
  const [isShown, isHidden] = [has(show), has(hide)];
  return (value: string): 'show' | 'hide' | 'ask' =>
    isHidden(value) ? 'hide' : isShown(value) ? 'show' : 'ask';
};
