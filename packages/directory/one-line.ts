// Text for files and addresses that other programs read.

/** Half a sign that stands alone, which no encoding knows. */
const loneSurrogates = /\p{Cs}/gu;
/** Whatever moves a pen or a cursor. */
const controlChars = /[\p{Cc}\u2028\u2029]+/gu;

/** The text without half signs; an address cannot have them. */
export const wellFormed = (text: string): string => text.replace(loneSurrogates, '');

/** The text on one line, without outer spaces. */
export const oneLine = (text: string): string =>
  wellFormed(text).replace(controlChars, ' ').replace(/ +/g, ' ').trim();
