// The text of a cell without what no one typed on purpose.

/** Signs that pasted text brings along: no width, other directions, marks of order, soft hyphens. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Excel shows a cell as text that begins with an apostrophe, and platforms put one before a formula. */
const textMark = /^'(?=[=+\-@\d(])/;

/** One line of text: its spaces single, its letters whole. */
export const cleanText = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[^\S\n\t]+/g, ' ')
    .trim()
    .replace(textMark, '');

/** Whether a spreadsheet would take a cell for a formula. */
export const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell);

/** Whether letters were lost on the way: the sign for it, a question mark in a word, two encodings. */
export const hasLostLetters = (cell: string): boolean =>
  /\uFFFD|\p{L}\?\p{L}|[ÂÃ][\u0080-\u00BF‚-™]|â€./u.test(cell);
