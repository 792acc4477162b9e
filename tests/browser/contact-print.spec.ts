// A list and one appraiser on paper: a dated sheet with room for notes.

import { fullName } from '@appraisers/directory/appraiser.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { printed } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const members = edition.members.read();
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
const letterPaper = { format: 'Letter', margin } as const;

/** Opens the page a day before it is printed. */
async function opensYesterday(page: Page) {
  await page.clock.install({ time: new Date(Date.now() - 86_400_000) });
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`from a window of ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height } });

    for (const count of [1, 3, 7, 8, 20]) {
      test(`a list of ${count} is one sheet`, extra(count !== 20), async ({ page, baseURL }) => {
        const listed = members.slice(0, count);
        const query = `?list=${listed.map(({ id }) => id).join('.')}`;
        const finder = new FinderPage(page);
        await finder.open(query);
        await finder.found();
        const sheets = await printed(page, letterPaper);
        expect(sheets).toHaveLength(1);
        const words = sheets.join(' ');
        expect(words).toContain(`${count} Appraisers Found`);
        for (const member of listed) {
          expect(words).toContain(fullName(member));
          expect(words).toContain(formatPhone(member.phone));
          expect(words.replaceAll(' ', '')).toContain(member.email);
          expect(words).toContain(`${member.city}, Utah ${member.zip}`);
        }
        expect(words.match(/Notes/g)).toHaveLength(count);
        // A long address takes two lines.
        expect(words.replaceAll(' ', '')).toContain(`Printedfrom${baseURL}/${query},`);
        expect(words).toMatch(/Directory last checked on \w+ \d+, \d{4}/);
        expect(words).not.toMatch(
          /Copy|Details|What is the appraisal for|Print details|Email all|Add .* my list|chosen/,
        );
      });
    }

    test('the details of an appraiser are one sheet, with the selected advice', async ({
      page,
      baseURL,
    }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      await finder.cards
        .nth(3)
        .getByRole('button', { name: /^Details for/ })
        .click();
      const dialog = page.getByRole('dialog');
      const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
      await dialog.getByLabel('What is the appraisal for?').selectOption('An estate');
      const [sheet = '', ...more] = await printed(page, letterPaper);
      expect(more).toEqual([]);
      const member = members.find((each) => fullName(each) === name);
      expect(sheet).toContain(name);
      expect(sheet).toContain(formatPhone(member?.phone));
      expect(sheet).toContain(member?.email);
      expect(sheet).toContain(`${member?.city}, Utah ${member?.zip}`);
      expect(sheet).toContain('Check the license');
      expect(sheet).toContain('What to have ready');
      expect(sheet).toContain('Notes');
      expect(sheet).toContain(`Printed from ${baseURL}/?list=${member?.id}, ${today()}`);
      expect(sheet).not.toMatch(/Appraisers Found|Copy|Save contact|Report a mistake/);
      await page.keyboard.press('Escape');
      // Closing takes a step back in the history, which takes a moment.
      await expect(dialog).toHaveCount(0);
      const words = (await printed(page, letterPaper)).join(' ');
      expect(words).toContain('What is the appraisal for? An estate');
      expect(words.match(/What to have ready/g)).toHaveLength(1);
      expect(words).toContain('45 Appraisers Found');
    });
  });
}

test('a page prints today’s date, not the day it was opened', async ({ page }) => {
  await opensYesterday(page);
  const finder = new FinderPage(page);
  await finder.open('?list=1');
  await finder.found();
  await page.clock.setSystemTime(new Date());
  const words = (await printed(page, letterPaper)).join(' ');
  expect(words).toContain(`/?list=1, ${today()}`);
});

test('the button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await new FinderPage(page).open('?list=1.2');
  await page.getByRole('button', { name: 'Print details for this list' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
