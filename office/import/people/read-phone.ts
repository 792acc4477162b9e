// A phone number in any writing, as members.csv has it: eleven digits starting with 1.
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import { plainNumber } from '#import/reading/sheet-rows.ts';

export type PhoneRead = {
  readonly phone: string;
  /** What of the cell is left out. */
  readonly without?: string;
};

const unassigned = /^(n\/?a|none|unknown|unlisted|null|[-–—.]+)?$/i;

/** A number of the North American plan. */
const inPlan = (number: { countryCallingCode: string; nationalNumber: string } | undefined) =>
  number?.countryCallingCode === '1' && /^[2-9]\d{9}$/.test(number.nationalNumber)
    ? `1${number.nationalNumber}`
    : undefined;

/** The number in a text; the first one where there are several; nothing where there is none. */
export function readPhone(text: string): PhoneRead | undefined {
  if (unassigned.test(text)) return { phone: '' };
  if (/^1?[2-9]\d{9}$/.test(text)) return { phone: text.length === 10 ? `1${text}` : text };
  const typed = plainNumber(text).replace(/^(\d+)\.0+$/, '$1');
  const whole = parsePhoneNumberFromString(typed, 'US');
  const phone = inPlan(whole);
  if (phone) return whole?.ext ? { phone, without: `the extension ${whole.ext}` } : { phone };
  const numbers = findPhoneNumbersInText(typed, 'US').map(({ number }) => inPlan(number));
  const [first, ...others] = numbers.filter((number) => number !== undefined);
  if (!first) return undefined;
  return others.length > 0 ? { phone: first, without: 'the other number' } : { phone: first };
}
