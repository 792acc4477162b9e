// Every screen of the desk that a link leads to: no violations, and nothing to scroll sideways for on a phone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { deskTest, importSample } from '#support/desk-page.ts';
import { addOtherVolunteer, publishAsOther } from '#support/other-volunteer.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapit';

const test = deskTest({
  prepare: (folder, git) => {
    addOtherVolunteer(folder, git);
    publishAsOther(folder, longWord, 'facts.yaml', (text) => `${text}long: ${longWord}\n`);
    const article = `---\nid: 7\ntitle: ${longWord}\n---\n\n${longWord}\n`;
    writeFileSync(join(folder, 'content', 'posts', '7-long.md'), article);
  },
});

async function openScreen(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  if (route === '#/import') await importSample(page);
}

/** Follows every link from the list of tasks. Of screens that differ only in their content, it visits the first. */
async function visitAll(page: Page, check: (route: string) => Promise<void>): Promise<void> {
  const kinds = new Map([
    ['', '#/'],
    ['long', '#/articles/7-long.md'],
  ]);
  for (const route of kinds.values()) {
    await openScreen(page, route);
    const links = await page
      .locator('a[href^="#/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const link of links) {
      const kind = link.replace(/(members|articles|history)\/(?!new).+/, '$1/one');
      if (!kinds.has(kind) && link !== '#/') kinds.set(kind, link);
    }
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await check(route);
  }
  expect(kinds.size).toBeGreaterThan(40);
}

/** Parts that are wider than the room they have. */
const tooWide = (page: Page) =>
  page
    .locator('html, main, main :not(input, textarea, select, option, .sr-only, svg, svg *)')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const scrolls =
          part.matches('html') || /auto|scroll/.test(getComputedStyle(part).overflowX);
        return scrolls && part.scrollWidth > part.clientWidth ? [part.outerHTML.slice(0, 200)] : [];
      }),
    );

/** Cells without the name of their column beside them. */
const nameless = (page: Page) =>
  page.locator('td:visible').evaluateAll((cells) =>
    cells
      .filter(({ textContent }) => textContent)
      .filter((cell) => /^(none|""|normal)$/.test(getComputedStyle(cell, '::before').content))
      .map((cell) => cell.textContent),
  );

test('nothing on a phone has to be scrolled sideways', async ({ page }) => {
  test.setTimeout(180_000);
  await visitAll(page, async (route) => {
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${route} at ${width}`).toEqual([]);
    }
    expect(await nameless(page), route).toEqual([]);
  });
});

test('no screen has a violation', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await visitAll(page, async (route) => {
    const found = [...(await violationsOf(page)), ...(await violationsInDark(page))];
    expect.soft(found, route).toEqual([]);
  });
});
