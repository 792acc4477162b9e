// What a host answers at each address: status, redirect, policy and cache time. `npm test` runs this on
// the server of `npm start`, which has no redirects, and `npm test -- --hosts` on others.
import { type APIResponse, expect, test } from '@playwright/test';
import { builtFiles } from '#support/built-files.ts';
import { hostName, origin } from './host-under-test.ts';

// nginx has a self-signed certificate here.
test.use({ ignoreHTTPSErrors: true });

/** Its rules go by the requested address, whether or not there is a file. The others' go by the file that they send. */
const isWorkers = hostName === 'Workers';
const isLocal = hostName === 'local';

const revalidate = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

const noFrames = "frame-ancestors 'none'";
const ownFrames = "frame-ancestors 'self'";
const partnerFrames = "frame-ancestors 'self' http://localhost:*";
const inert = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; ${noFrames}`;

type Answer = 200 | 404 | `307 /${string}`;
type Case = readonly [path: string, answer: Answer, policy?: string, cache?: string];

/** Another spelling of an address, which must not get around a policy. */
const respelled = (path: string, to: `/${string}`, policy: string): Case =>
  /nginx|Apache/.test(hostName) ? [path, 200, policy] : [path, `307 ${to}`];

const cases: readonly Case[] = [
  ['/', 200],
  ['/?near=84604', 200],
  ['/404', 200],
  [builtFiles().find(({ path }) => path.startsWith('/directory.'))?.path ?? '/directory', 200],
  ['/sw.js', 200, noFrames, 'no-cache'],
  ['/sw.js?1', 200, noFrames, 'no-cache'],
  ['/embed/events', 200, ownFrames],
  ['/embed/finder', 200, partnerFrames],
  ['/embed/finder?near=84604', 200, partnerFrames],
  ['/index', '307 /'],
  ['/index.html?near=84604', '307 /?near=84604'],
  ['/about/', '307 /about'],
  ['/about.html?a=1&b=2', '307 /about?a=1&b=2'],
  ['/about/index', '307 /about'],
  ['/resources/', '307 /resources'],
  ['/resources/blogs/1/', '307 /resources/blogs/1'],
  ['/nowhere', 404],
  ['/About', 404],
  ['/nowhere/index.html', 404],
  ['/_astro', 404],
  ['/_astro/', 404],
  ['/_astro/gone.abc.js', 404],
  ['/pictures/gone.webp', 404, isWorkers ? inert : noFrames, isWorkers ? day : revalidate],
  ['/art/mark.svg', 200, inert],
  ['/art/mark.svg?1', 200, inert],
  ['/art/dark/mark.svg', 200, inert],
  ['/art/gone.svg', 404, isWorkers ? inert : noFrames],
  ['/embed/nowhere', 404, isWorkers ? ownFrames : noFrames],
  respelled('/%61rt/mark.svg', '/art/mark.svg', inert),
  respelled('//art/mark.svg', '/art/mark.svg', inert),
  // For hosts, not for visitors.
  ['/_headers', 404],
  ['/.htaccess', 404],
  ['/.git/config', 404],
  // The script of the "not found" page leads an id that is not a number to the first post.
  ['/resources/99', 404],
  ['/resources/blogs/1a/', 404],
];

function expectSafe(response: APIResponse, path: string, policy = noFrames): void {
  expect(response.headers(), path).toMatchObject({
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/geolocation=\(self\).*camera=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': path.startsWith('/share/') ? 'cross-origin' : 'same-origin',
  });
}

/** The status, and the address of a redirect without the host. */
function answerOf(response: APIResponse): string {
  if (response.status() !== 307) return `${response.status()}`;
  const { pathname, search } = new URL(response.headers().location ?? '', origin);
  return `307 ${pathname}${search}`;
}

/** The policy of a built file. A browser opens pictures and XML as documents too. */
function policyOf(path: string, type: string): string {
  if (/^(image\/.+|application\/xml)$/.test(type)) return inert;
  if (path === '/embed/finder') return partnerFrames;
  return path.startsWith('/embed/') ? ownFrames : noFrames;
}

function cacheOf(path: string): string {
  if (path === '/sw.js') return 'no-cache';
  if (path.startsWith('/_astro/')) return year;
  return path.startsWith('/pictures/') ? day : revalidate;
}

test.describe(`on ${hostName}`, () => {
  for (const [path, answer, policy, cache = revalidate] of cases) {
    const isOnHostsOnly = `${answer}`.startsWith('307') || path === '/_headers';
    if (isLocal && isOnHostsOnly) continue;
    test(`${path}: ${answer}`, async ({ request }) => {
      const response = await request.get(origin + path, { maxRedirects: 0 });
      expect(answerOf(response)).toBe(`${answer}`);
      expectSafe(response, path, policy);
      const isRedirect = response.status() === 307;
      if (!isRedirect) expect(response.headers()['cache-control']).toBe(cache);
      if (answer === 404) expect(await response.text()).toContain('Page Not Found');
    });
  }

  test('every file has its bytes, type, policy and cache time', async ({ request }) => {
    for (const { path, bytes, type } of builtFiles()) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const headers = response.headers();
      const [sentType = ''] = headers['content-type']?.split(';') ?? [];
      expect(sentType, path).toBe(type);
      expectSafe(response, path, policyOf(path, sentType));
      expect((await response.body()).equals(bytes), path).toBe(true);
      expect(headers['cache-control'], path).toBe(cacheOf(path));
    }
  });

  test('a site is read-only', async ({ request }) => {
    if (!isLocal) expect((await request.post('/')).status()).toBe(405);
    const head = await request.head('/about');
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    expectSafe(head, '/about');
  });
});
