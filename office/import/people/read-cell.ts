// The text of a cell as members.csv stores it. The import and the desk share these functions.
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { invisibleChars } from '@appraisers/edition/schemas/text.ts';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';

/** In Excel, an apostrophe first marks a cell as text. Platforms also put one before a formula. */
const textMark = /^'(?=[=+\-@\d(])/;

/** Platforms write a number as a formula, `="00501"` or `=T("00501")`, so that Excel keeps its zeros. */
export function withoutFormula(cell: string): string {
  const text = /^\s*=\s*(?:T?\()?"((?:[^"]|"")*)"\)?\s*$/i.exec(cell)?.[1];
  const [, number, zeros = ''] =
    /^\s*=\s*(?:TEXT\()?"?(\d+)"?(?:,\s*"(0+)"\))?\s*$/i.exec(cell) ?? [];
  return text?.replaceAll('""', '"') ?? number?.padStart(zeros.length, '0') ?? cell;
}

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

/** What is wrong with a text that no schema rejects, and no list should have. */
export function textIssue(text: string): string | undefined {
  if (isFormula(text)) return `A spreadsheet would run ${shownValue(text)} as a formula.`;
  if (text.search(invisibleChars) >= 0) return `${shownValue(text)} has an invisible character.`;
  return hasLostLetters(text) ? `${shownValue(text)} has lost letters.` : undefined;
}

/** An email address: the first one, without `mailto:` or a name around it. */
export function readEmail(cell: string): string {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(cell)?.[1] ?? cell;
  const addresses = inBrackets
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
    .filter((part) => part !== '');
  const [first = ''] = addresses;
  if (!addresses.every((address) => address.includes('@')) && addresses.length > 1) return cell;
  // Capitals don't change an address, and they look like an error.
  return first === first.toUpperCase() ? first.toLowerCase() : first;
}

/** Words for an empty cell. */
export const unassigned = /^(n\/?a|none|unknown|unlisted|null|[-–—.]+)?$/i;

/** A number of the North American plan. */
const inPlan = (number: { countryCallingCode: string; nationalNumber: string } | undefined) =>
  number?.countryCallingCode === '1' && /^[2-9]\d{9}$/.test(number.nationalNumber)
    ? `1${number.nationalNumber}`
    : undefined;

/** A number as a person types it. Excel writes long ones with an exponent, `8.015550101E9`. */
export function plainNumber(text: string): string {
  const long = /^-?\d(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text);
  // A number that lost digits stays as it is. The import never guesses digits.
  return long && (long[1]?.length ?? 0) >= 9 && Number(long[2]) <= 15
    ? Number(text).toFixed(0)
    : text;
}

/** A phone number as eleven digits: the first one; empty without a number; undefined if unreadable. */
export function readPhone(cell: string): string | undefined {
  if (unassigned.test(cell)) return '';
  if (/^1?[2-9]\d{9}$/.test(cell)) return cell.length === 10 ? `1${cell}` : cell;
  const typed = plainNumber(cell).replace(/^(\d+)\.0+$/, '$1');
  return (
    inPlan(parsePhoneNumberFromString(typed, 'US')) ??
    findPhoneNumbersInText(typed, 'US')
      .map(({ number }) => inPlan(number))
      .find((number) => number !== undefined)
  );
}

/** Whether a cell has this number and nothing else, such as an extension. */
export const isOnlyPhone = (cell: string, phone: string): boolean =>
  [phone, phone.slice(1)].includes(plainNumber(cell).replaceAll(/\D/g, ''));

/** Five digits, or nine. A spreadsheet may have removed zeros at the start of each part. */
const zipCode = /^(?:[A-Z]{2}\.?,? )?(\d{1,5})(?:\.0+)?(?:[ –-]+\d{4})?$/i;
const nineDigits = /^(\d{4,5})\d{4}$/;

/**
 * A ZIP code as five digits, or else the text itself. Lost zeros are restored only if the state has ZIPs
 * that start with them.
 */
export function readZip(cell: string, prefixes: readonly string[]): string {
  const digits = (nineDigits.exec(cell) ?? zipCode.exec(cell))?.[1];
  const whole = digits?.padStart(5, '0') ?? cell;
  const isOwn = digits?.length === 5 || prefixes.some((prefix) => whole.startsWith(prefix));
  return isOwn ? whole : cell;
}
