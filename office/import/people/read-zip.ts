// A ZIP code as platforms and spreadsheets write it, as members.csv has it: five digits.

export type ZipRead = {
  readonly zip: string;
  /** Whether zeros at its beginning were put back, which a spreadsheet had taken away. */
  readonly restored?: true;
};

/** Five digits, or with four more; a spreadsheet may have taken zeros from the left of both. */
const written = /^(?:[A-Z]{2}\.?,? )?(\d{1,5})(?:\.0+)?(?:[ -–]+\d{4})?$/i;
const nineDigits = /^(\d{4,5})\d{4}$/;

/**
 * The ZIP in a text; the text itself where it is none. Zeros are put back only where the state has
 * ZIPs that begin so.
 */
export function readZip(text: string, prefixes: readonly string[]): ZipRead {
  const digits = (nineDigits.exec(text) ?? written.exec(text))?.[1];
  if (digits === undefined) return { zip: text };
  if (digits.length === 5) return { zip: digits };
  const whole = digits.padStart(5, '0');
  return prefixes.some((prefix) => whole.startsWith(prefix))
    ? { zip: whole, restored: true }
    : { zip: text };
}
