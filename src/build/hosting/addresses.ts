// What hosts have to know of the addresses of the site, in the words of regular expressions as nginx
// and Apache read them.

/** What a browser takes for a number: `Number(id)` in src/page-scripts/missing.ts. */
const number = [
  '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?',
  '[+-]?Infinity',
  '0[xX][\\da-fA-F]+',
  '0[oO][0-7]+',
  '0[bB][01]+',
].join('|');

/**
 * The address of a post whose id is no number, without the first slash. If nothing is there, the first
 * post is meant; an id that is a number and of no post is "not found".
 */
export const idWithoutNumber = `resources/(?:blogs/)?(?!(?:${number})/?$)[^/]+/?`;

export const firstPost = '/resources/blogs/1';

/** Other names of a page, after its own: /about/, /about.html, /about/index. */
export const otherEndings = '(?:/|\\.html|/index|/index\\.html)';

/**
 * The path of an address, with its first slash, in another spelling: servers read /%61rt/ and //art/ as
 * /art/. No file of the site needs one.
 */
export const otherSpelling = '[^?]*(?:%|//)';

/** Files beside the pages that are for hosts, or another form of a file, without the first slash. */
export const notForVisitors = '(?:_headers|_redirects)$|(?:.*/)?\\.(?!well-known/)|.+\\.(?:br|gz)$';

/** The text itself, where an expression is wanted. */
export const literal = (text: string): string => text.replace(/[.+?()[\]]/g, '\\$&');
