// The value of a cell in a deciding column: yes or no, a day, or a value that needs an answer once.
import { onOneLine } from '#import/import-error.ts';

const yes = /^(yes|y|true|t|1|x|✓|checked|on)$/i;
const no = /^(no|n|false|f|0|unchecked|off|never)?$/i;

/** Whether a cell means yes. An empty cell means no; undefined is neither. */
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

/**
 * The last day of a period: "2026", "thru Dec 2026", "Paid through 12/2026", or a single day. Undefined for
 * other texts.
 */
export function lastDayOfMonth(text: string): string | undefined {
  const time = text.replace(before, '');
  if (/^(19|20)\d\d$/.test(time)) return `${time}-12-31`;
  const numbers = /^(\d{1,2})[/-](\d{4})$/.exec(time);
  if (numbers) return lastDay(Number(numbers[2]), Number(numbers[1]));
  const words = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(time);
  if (words && monthOf(words[1]) > 0) return lastDay(Number(words[2]), monthOf(words[1]));
  return parseDay(time);
}

/** The day in a text, if any. */
function parseDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text);
  if (american) {
    const year = Number(american[3]);
    return isoDay(year < 100 ? 2000 + year : year, Number(american[1]), Number(american[2]));
  }
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})(?!\d)/i.exec(text);
  if (dayFirst) return isoDay(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i.exec(text);
  if (monthFirst)
    return isoDay(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  return /^[2-7]\d{4}(\.\d+)?$/.test(text) ? ofSpreadsheet(Math.floor(Number(text))) : undefined;
}

export const blank = '(blank)';
export const pastDate = '(past date)';
export const futureDate = '(future date)';
export const nothingOwed = '(nothing owed)';
const owing = '(money owed)';

/** The limit of a value in membership.yaml. */
const maxLength = 60;

const amount = /^-?\$?\s*-?\d[\d,]*(\.\d+)?$|^\(\$?\d[\d,]*(\.\d+)?\)$/;

/**
 * The text of a cell as a value that needs one answer. Dates and amounts differ from week to week, so they
 * become groups. With `isMoney`, numbers are amounts owed. `today` is a day such as 2027-01-31.
 */
export function questionValue(cell: string, isMoney: boolean, today: string): string {
  if (cell === '') return blank;
  if (isMoney && amount.test(cell))
    return /[1-9]/.test(cell) && !/[-(]/.test(cell) ? owing : nothingOwed;
  const day = lastDayOfMonth(cell);
  if (day) return day < today ? pastDate : futureDate;
  const text = onOneLine(cell).trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
