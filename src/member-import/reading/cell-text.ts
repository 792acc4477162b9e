// What stands in a cell of a workbook, as text.
import { ImportStop } from '#member-import/import-stop.ts';

/** The longest text that a cell may have in Excel. */
const longestText = 32_767;

/** Collects the text of a cell that comes in pieces, and refuses what no cell can hold. */
export function collectText(name: string): {
  readonly begin: () => void;
  readonly add: (piece: string) => void;
  readonly take: () => string;
} {
  let text = '';
  return {
    begin: () => {
      text = '';
    },
    add: (piece) => {
      text += piece;
      if (text.length <= longestText) return;
      throw new ImportStop(
        `${name} has a cell of more than ${longestText.toLocaleString('en-US')} characters, which no spreadsheet can have made. Export once more, without that column.`,
      );
    },
    take: () => text,
  };
}

/** Signs that XML cannot hold stand as `_x000D_`. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** A number as it was typed: Excel writes long ones with an exponent, `8.015550101E9`. */
export function plainNumber(text: string): string {
  const long = /^-?\d(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text);
  // Where digits are gone, the text stays as it is: no number is made up.
  return long && (long[1]?.length ?? 0) >= 9 && Number(long[2]) <= 15
    ? Number(text).toFixed(0)
    : text;
}
