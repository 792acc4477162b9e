// Addresses, and what a host has to answer at each.
import { hostUnderTest } from './host-under-test.ts';

export const again = 'public, max-age=0, must-revalidate';
export const year = 'public, max-age=31536000, immutable';
export const day = 'public, max-age=86400';

const host = hostUnderTest();

type Row = {
  readonly path: string;
  readonly status: 200 | 307 | 404;
  readonly to?: string;
  readonly frames?: string;
  /** It runs nothing when it is opened as a document. */
  readonly inert?: true;
  readonly kept?: string;
};

const missing = (path: string): Row => ({ path, status: 404 });
const other = (path: string, to: string): Row => ({ path, status: 307, to });
const first = (path: string): Row =>
  host.sendsToFirstPost ? other(path, '/resources/blogs/1') : missing(path);
const respelled = (path: string, to: string): Row =>
  host.leadsToOneSpelling ? other(path, to) : missing(path);

export const rows: readonly Row[] = [
  { path: '/', status: 200 },
  { path: '/?near=84604', status: 200 },
  { path: '/404', status: 200 },
  { path: '/gazetteer.json', status: 200 },
  { path: '/sw.js', status: 200, kept: 'no-cache' },
  { path: '/sw.js?1', status: 200, kept: 'no-cache' },
  { path: '/embed/events', status: 200, frames: "'self'" },
  { path: '/embed/finder', status: 200, frames: "'self' http://localhost:*" },
  { path: '/embed/finder?near=84604', status: 200, frames: "'self' http://localhost:*" },
  other('/index', '/'),
  other('/index.html?near=84604', '/?near=84604'),
  other('/about/', '/about'),
  other('/about.html?a=1&b=2', '/about?a=1&b=2'),
  other('/about/index', '/about'),
  other('/resources/', '/resources'),
  other('/resources/blogs/1/', '/resources/blogs/1'),
  missing('/nowhere'),
  missing('/About'),
  missing('/nowhere/index.html'),
  missing('/_astro'),
  missing('/_astro/'),
  missing('/_astro/gone.abc.js'),
  missing('/_astro/fonts/gone.woff2'),
  { ...missing('/pictures/gone.webp'), inert: true, kept: host.keepsNothingMissing ? again : day },
  { path: '/art/mark.svg', status: 200, inert: true },
  { path: '/art/mark.svg?1', status: 200, inert: true },
  { path: '/art/dark/mark.svg', status: 200, inert: true },
  { ...missing('/art/gone.svg'), inert: true },
  { ...missing('/embed/nowhere'), frames: "'self'" },
  // Rules of headers go by the address that was asked for.
  respelled('/%61rt/mark.svg', '/art/mark.svg'),
  respelled('//art/mark.svg', '/art/mark.svg'),
  missing('/_headers'),
  missing('/.htaccess'),
  missing('/.git/config'),
  missing('/about.html.br'),
  missing('/about.html.gz'),
  // An id that is a number and of no post.
  missing('/resources/99'),
  missing('/resources/blogs/99'),
  missing('/resources/blogs/-1'),
  missing('/resources/blogs/1/comments'),
  // An id that is no number.
  first('/resources/abc'),
  first('/resources/blogs/abc'),
  first('/resources/blogs/1a/'),
];
