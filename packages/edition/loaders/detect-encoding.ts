// The encoding of a text file, when it isn't UTF-8.

const decoded = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/**
 * Counts the accented letters and apostrophes inside words. Letters in the wrong case for their place, such
 * as a capital after a small letter, don't count.
 */
const lettersInText = (text: string) =>
  (
    text.match(
      /(?<=\p{L})[à-öø-ÿœšž](?!\p{Lu})|[à-öø-ÿœšž](?=[a-z])|(?<!\p{Ll})[À-ÖØ-ÝŠŽ](?=[a-z])|’(?=(s|t|d|m|ll|re|ve)\b)|(?<=\b\p{Lu})’(?=\p{Lu})/gu,
    ) ?? []
  ).length;

/** Half of the bytes of English text in UTF-16 are zero, all on the same side. */
function zeros(bytes: Uint8Array): 'even' | 'odd' | undefined {
  const start = bytes.subarray(0, 2000);
  const share = (side: number) =>
    start.filter((byte, at) => byte === 0 && at % 2 === side).length / start.length;
  if (share(1) > 0.3 && share(0) < 0.1) return 'odd';
  if (share(0) > 0.3 && share(1) < 0.1) return 'even';
  return undefined;
}

/** The likely encoding of bytes that aren't UTF-8: its name for people, and the decoded text. */
export function otherEncoding(bytes: Uint8Array): { name: string; text: string } | undefined {
  const [first, second] = bytes;
  const side = zeros(bytes);
  if ((first === 0xff && second === 0xfe) || side === 'odd')
    return { name: 'UTF-16 LE (Excel calls it "Unicode Text")', text: decoded('utf-16le', bytes) };
  if ((first === 0xfe && second === 0xff) || side === 'even')
    return { name: 'UTF-16 BE', text: decoded('utf-16be', bytes) };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    const windows = decoded('windows-1252', bytes);
    const mac = decoded('macintosh', bytes);
    return lettersInText(mac) > lettersInText(windows)
      ? { name: 'Mac Roman', text: mac }
      : { name: 'Windows-1252 (also called Latin-1 or ANSI)', text: windows };
  }
}
