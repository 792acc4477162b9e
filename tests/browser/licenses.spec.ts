// The licenses of what the site ships, on the Workers engine.
import { globSync, readFileSync } from 'node:fs';
import { siteFolder } from '#support/built-files.ts';
import { builtPages } from '#support/built-pages.ts';
import { expect, test } from '#support/watched-page.ts';

test('the licenses are plain text in UTF-8', async ({ request }) => {
  const answer = await request.get('/licenses.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await answer.body()).toEqual(readFileSync(`${siteFolder}/licenses.txt`));
});

test('whose work is in the scripts, the pages, the type and the map is named', () => {
  const names = [
    ...readFileSync(`${siteFolder}/licenses.txt`, 'utf8').matchAll(/^(\S+) \d+\.\d+\.\d+$/gm),
  ];
  expect(names.map(([, name]) => name)).toEqual(
    expect.arrayContaining([
      ...['react', 'react-dom', 'scheduler', '@astrojs/react', 'rolldown', 'leaflet'],
      ...['@radix-ui/react-tabs', '@tanstack/query-core', 'lucide-react', 'astro', 'tailwindcss'],
      ...['@fontsource-variable/besley', '@fontsource-variable/public-sans', 'us-atlas'],
      ...['workbox-precaching', 'workbox-routing', 'workbox-strategies', 'idb'],
    ]),
  );
});

test('every page with a footer leads to the licenses', async ({ page, watch }) => {
  const footers = builtPages.filter(({ html }) => html.includes('<footer'));
  expect(footers.length).toBeGreaterThan(10);
  expect(footers.filter(({ html }) => !html.includes('href="/licenses.txt"'))).toEqual([]);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
  await expect(page).toHaveURL('/licenses.txt');
  await expect(page.getByText('The works of others in this site')).toBeVisible();
  // A text cannot take part in the transition between two pages; Chromium reports that.
  const others = watch.trouble.filter((line) => !line.includes('ViewTransition opt-in disabled'));
  expect(others).toEqual([]);
  watch.trouble.length = 0;
});

test('search engines are not sent to the licenses', () => {
  const maps = globSync(`${siteFolder}/sitemap*.xml`).map((file) => readFileSync(file, 'utf8'));
  expect(maps.length).toBeGreaterThan(0);
  expect(maps.join()).not.toContain('licenses');
});
