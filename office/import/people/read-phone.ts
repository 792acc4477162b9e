// A phone number in any writing, as members.csv has it: eleven digits starting with 1.
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import { plainNumber } from '#import/reading/sheet-rows.ts';
import type { CellText } from './read-email.ts';

const unassigned = /^(n\/?a|none|unknown|unlisted|null|[-–—.]+)?$/i;

/** A number of the North American plan. */
const inPlan = (number: { countryCallingCode: string; nationalNumber: string } | undefined) =>
  number?.countryCallingCode === '1' && /^[2-9]\d{9}$/.test(number.nationalNumber)
    ? `1${number.nationalNumber}`
    : undefined;

/** The number in a cell; the first one where there are several; nothing where there is none. */
export function readPhone(cell: string): CellText | undefined {
  if (unassigned.test(cell)) return { text: '' };
  if (/^1?[2-9]\d{9}$/.test(cell)) return { text: cell.length === 10 ? `1${cell}` : cell };
  const typed = plainNumber(cell).replace(/^(\d+)\.0+$/, '$1');
  const whole = parsePhoneNumberFromString(typed, 'US');
  const text = inPlan(whole);
  if (text) return whole?.ext ? { text, without: `the extension ${whole.ext}` } : { text };
  const numbers = findPhoneNumbersInText(typed, 'US').map(({ number }) => inPlan(number));
  const [first, ...others] = numbers.filter((number) => number !== undefined);
  if (!first) return undefined;
  return others.length > 0 ? { text: first, without: 'the other number' } : { text: first };
}
