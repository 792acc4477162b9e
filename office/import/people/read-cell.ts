// The text of a cell as members.csv stores it. The import and the desk share these functions.

import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import { plainNumber } from '#import/reading/plain-number.ts';

/** In Excel, an apostrophe first marks a cell as text. Platforms also put one before a formula. */
const textMark = /^'(?=[=+\-@\d(])/;

/** Platforms write a number as a formula, `="00501"`, so that Excel keeps its zeros. */
export const withoutFormula = (cell: string): string =>
  /^\s*=\s*"((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ??
  /^\s*=\s*(\d+)\s*$/.exec(cell)?.[1] ??
  cell;

/**
 * One line of text: single spaces, composed letters, and no invisible characters from pasting.
 */
export const cleanText = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n\t]+/g, ' ')
    .trim()
    .replace(textMark, '');

/** Whether a spreadsheet would run a cell as a formula. */
export const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell);

/** Whether letters were lost: a replacement character, a question mark in a word, or two encodings. */
export const hasLostLetters = (cell: string): boolean =>
  /\uFFFD|\p{L}\?\p{L}|[ÂÃ][\u0080-\u00BF‚-™]|â€./u.test(cell);

/** The text of a cell, and the part that is left out. */
export type CellText = { readonly text: string; readonly without?: string };

/** An email address: the first one, without `mailto:` or a name around it. */
export function readEmail(cell: string): CellText {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(cell)?.[1] ?? cell;
  const addresses = inBrackets
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
    .filter((part) => part !== '');
  const [first = '', ...others] = addresses;
  if (others.length > 0 && !addresses.every((address) => address.includes('@')))
    return { text: cell };
  // Capitals don't change an address, and they look like an error.
  const text = first === first.toUpperCase() ? first.toLowerCase() : first;
  return others.length > 0 ? { text, without: `${others.length} more` } : { text };
}

/** Words for an empty cell. */
export const unassigned = /^(n\/?a|none|unknown|unlisted|null|[-–—.]+)?$/i;

/** A number of the North American plan. */
const inPlan = (number: { countryCallingCode: string; nationalNumber: string } | undefined) =>
  number?.countryCallingCode === '1' && /^[2-9]\d{9}$/.test(number.nationalNumber)
    ? `1${number.nationalNumber}`
    : undefined;

/** A phone number as eleven digits: the first one; empty without a number; undefined if unreadable. */
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

/** Five digits, or nine. A spreadsheet may have removed zeros at the start of each part. */
const zipCode = /^(?:[A-Z]{2}\.?,? )?(\d{1,5})(?:\.0+)?(?:[ –-]+\d{4})?$/i;
const nineDigits = /^(\d{4,5})\d{4}$/;

/**
 * A ZIP code as five digits, or else the text itself. Lost zeros are restored only if the state has ZIPs
 * that start with them.
 */
export function readZip(
  cell: string,
  prefixes: readonly string[],
): { readonly text: string; readonly restored?: true } {
  const digits = (nineDigits.exec(cell) ?? zipCode.exec(cell))?.[1];
  if (digits === undefined) return { text: cell };
  if (digits.length === 5) return { text: digits };
  const whole = digits.padStart(5, '0');
  return prefixes.some((prefix) => whole.startsWith(prefix))
    ? { text: whole, restored: true }
    : { text: cell };
}
