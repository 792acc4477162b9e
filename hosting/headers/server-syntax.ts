// What nginx and Apache write alike: values in quotes, and addresses as regular expressions.

/**
 * A value in quotes.
 * @throws Error for a value that nginx or Apache cannot express.
 */
export function quoted(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (value.includes(quote) || /[$%\\\n\r]/.test(value)) {
    throw new Error(
      `nginx and Apache cannot send ${JSON.stringify(value)} as a header. It contains both kinds of quotes, ` +
        '"$", "%", "\\" or a line break. Change what hosting/security-policy.ts or site.yaml puts there.',
    );
  }
  return quote + value + quote;
}

/**
 * The addresses of a rule, without anchors.
 * @param end - What follows a complete address, which may have a query.
 */
export function addressPattern(path: string, end: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?()[\]]/g, '\\$&');
  return path.endsWith('*') ? escaped : escaped + end;
}

/** What a browser accepts as a number: `Number(id)` in site/client-scripts/missing-kind.ts. */
const number = [
  '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?',
  '[+-]?Infinity',
  '0[xX][\\da-fA-F]+',
  '0[oO][0-7]+',
  '0[bB][01]+',
].join('|');

/**
 * The address of a post whose id is not a number, without the first slash. Where no file has it, it
 * means the first post. A number without a post is "not found".
 */
export const nonNumericPost = `resources/(?:blogs/)?(?!(?:${number})/?$)[^/]+/?`;

export const firstPost = '/resources/blogs/1';

/** What other addresses of a page add to its own: /about/, /about.html, /about/index. */
export const pageSuffix = '(?:/|\\.html|/index|/index\\.html)';

/**
 * A path, with its first slash, in another spelling: servers read /%61rt/ and //art/ as /art/. Header
 * rules go by the requested address, so another spelling would get around them. No file needs one.
 */
export const respelledPath = '[^?]*(?:%|//)';

/** Files for hosts, and compressed copies, without the first slash. */
export const hostFile = '(?:_headers|_redirects)$|(?:.*/)?\\.(?!well-known/)|.+\\.(?:br|gz)$';
