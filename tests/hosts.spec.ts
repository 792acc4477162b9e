// What a host answers at each address: statuses, where other names of a page lead, who may frame it, how
// long it is kept. `npm test` asks the Workers engine, `npm run test:hosts` other servers.
import { expect, test } from '@playwright/test';
import { builtFiles } from './built-files.ts';
import { builtPages } from './built-site.ts';
import { type Answer, ask, inTurns, leadsTo, unpacked } from './host-answers.ts';
import { again, day, rows, year } from './host-table.ts';
import { hostName } from './host-under-test.ts';

/** Who may frame a file of the site. */
const framesOf = (path: string) => {
  if (path === '/embed/finder') return "'self' http://localhost:*";
  return path.startsWith('/embed/') ? "'self'" : "'none'";
};

/** What a browser opens as a document of the site, and is no page. */
const isInert = (type: string) => /^(image\/.+|application\/xml)$/.test(type);
const inertPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; ";

/** Every answer has them, whatever it says. */
function expectSafe({ header }: Answer, path: string, frames = "'none'", inert = false): void {
  const policy = `${inert ? inertPolicy : ''}frame-ancestors ${frames}`;
  expect(header('content-security-policy'), path).toBe(policy);
  expect(header('strict-transport-security'), path).toBe('max-age=63072000');
  expect(header('x-content-type-options'), path).toBe('nosniff');
  expect(header('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  expect(header('permissions-policy'), path).toMatch(/geolocation=\(self\).*camera=\(\)/);
  expect(header('cross-origin-opener-policy'), path).toBe('same-origin');
}

test.describe(`on ${hostName}`, () => {
  for (const { path, status, to, frames, inert, kept = again } of rows) {
    test(`${path}: ${status}${to ? `, ${to}` : ''}`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expectSafe(answer, path, frames, inert);
      if (to === undefined) expect(answer.header('cache-control')).toBe(kept);
      else expect(leadsTo(answer)).toBe(to);
      if (status === 404) expect(`${unpacked(answer)}`).toContain('Page Not Found');
    });
  }

  test('other addresses of every page lead to its one', async () => {
    const pages = builtPages.filter(({ path }) => path !== '/');
    expect(pages.length).toBeGreaterThan(20);
    const others = pages.flatMap(({ path }) => [
      [`${path}/`, path] as const,
      [`${path}.html`, path] as const,
    ]);
    await inTurns(others, async ([name, path]) => {
      const answer = await ask(name);
      expect([answer.status, leadsTo(answer)], name).toEqual([307, path]);
    });
  });

  test('every file is there as it was built, with its type, its headers and its time', async () => {
    await inTurns(builtFiles(), async ({ path, bytes, type }) => {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      const [sentType = ''] = answer.header('content-type').split(';');
      expect(sentType, path).toMatch(type);
      expectSafe(answer, path, framesOf(path), isInert(sentType));
      expect(unpacked(answer).equals(bytes), path).toBe(true);
      const kept = path.startsWith('/_astro/') ? year : path.startsWith('/pictures/') ? day : again;
      expect(answer.header('cache-control'), path).toBe(path === '/sw.js' ? 'no-cache' : kept);
    });
  });

  test('a site is only read', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    const head = await ask('/about', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expectSafe(head, '/about');
  });
});
