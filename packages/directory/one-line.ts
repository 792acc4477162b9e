// Text for files and addresses that other programs read.

/** Half a sign that stands alone, which no encoding knows. */
const halfSigns = /\p{Cs}/gu;
/** Whatever moves a pen or a cursor. */
const control = /[\p{Cc}\u2028\u2029]+/gu;

/** The text without half signs; an address cannot have them. */
export const wellFormed = (text: string): string => text.replace(halfSigns, '');

/** The text on one line, without outer spaces. */
export const oneLine = (text: string): string =>
  wellFormed(text).replace(control, ' ').replace(/ +/g, ' ').trim();
