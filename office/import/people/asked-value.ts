// The text of a cell as a value that can be answered once: dates and amounts differ from week to week.
import { onOneLine } from '#import/import-error.ts';
import { lastDayOfMonth } from './parse-day.ts';

export const blank = '(blank)';
export const pastDate = '(past date)';
export const futureDate = '(future date)';
export const nothingOwed = '(nothing owed)';
const owing = '(money owed)';

/** As long as a value may be in membership.yaml. */
const maxLength = 60;

const amount = /^-?\$?\s*-?\d[\d,]*(\.\d+)?$|^\(\$?\d[\d,]*(\.\d+)?\)$/;

/** `isMoney` says that numbers in the column are amounts that are owed; `today` is such as 2027-01-31. */
export function questionValue(cell: string, isMoney: boolean, today: string): string {
  if (cell === '') return blank;
  if (isMoney && amount.test(cell))
    return /[1-9]/.test(cell) && !/[-(]/.test(cell) ? owing : nothingOwed;
  const day = lastDayOfMonth(cell);
  if (day) return day < today ? pastDate : futureDate;
  const text = onOneLine(cell).trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
