/** A number as a person types it. Excel writes long ones with an exponent, `8.015550101E9`. */
export function plainNumber(text: string): string {
  const long = /^-?\d(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text);
  // A number that lost digits stays as it is. The import never guesses digits.
  return long && (long[1]?.length ?? 0) >= 9 && Number(long[2]) <= 15
    ? Number(text).toFixed(0)
    : text;
}
