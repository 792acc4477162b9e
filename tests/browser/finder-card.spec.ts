// The card of a member: ways to reach them, copying, tooltips, and the details behind it.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator } from '@playwright/test';
import { finderTest, mapReady } from '#support/finder-page.ts';
import { canvas } from '#support/map-page.ts';
import { styled } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const { licensing } = edition.region.read();
const inKanab = '?near=84741&within=10';

finderTest(
  'a card has links to phone and email, and is current when selected',
  async ({ finder, page }) => {
    await finder.open(inKanab);
    const card = finder.cards.first();
    const name = card.getByRole('heading').getByRole('button');
    await expect(card.getByRole('link', { name: '(435) 555-0179' })).toHaveAttribute(
      'href',
      'tel:+14355550179',
    );
    await expect(card.getByRole('link', { name: 'lan.nguyen@example.org' })).toHaveAttribute(
      'href',
      /^mailto:lan.nguyen@example.org/,
    );
    await expect(card).not.toHaveAttribute('aria-current');
    await name.click();
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(name).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
      'href',
      /Kanab/,
    );
  },
);

finderTest(
  'a phone shows a whole card on its first screen, and a computer three beside the map',
  async ({ finder, page }) => {
    const bottomOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await finder.open('?near=84604');
    await finder.found();
    await styled(page);
    expect(await bottomOf(finder.cards.first())).toBeLessThanOrEqual(844);
    expect(await bottomOf(finder.cards.nth(1))).toBeLessThanOrEqual(2 * 844);
    await page.setViewportSize({ width: 1280, height: 800 });
    await mapReady(page);
    expect(await bottomOf(finder.cards.nth(2))).toBeLessThanOrEqual(await bottomOf(canvas(page)));
  },
);

finderTest(
  'buttons copy the phone number and the email address, and say whose',
  async ({ finder, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await finder.open(inKanab);
    for (const [hint, text, others] of [
      ['Copy phone number', 'Phone number copied: (435) 555-0179', /^Email address copied/],
      [
        'Copy email address',
        'Email address copied: lan.nguyen@example.org',
        /^Phone number copied/,
      ],
    ] as const) {
      const button = page.getByRole('button', { name: `${hint} for Lan Nguyen` });
      await button.hover();
      await expect(page.getByRole('tooltip')).toHaveText(hint);
      await button.click();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      // At most one notification is visible.
      await expect(page.getByText(others)).toHaveCount(0);
      expect(text).toContain(await page.evaluate(() => navigator.clipboard.readText()));
    }
    // The keyboard gets the tooltip of the star, which is a stop of its own.
    await page.getByRole('button', { name: 'Lan Nguyen', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Add to my list');
  },
);

finderTest('a notification returns the focus when it closes', async ({ finder, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finder.open(inKanab);
  const button = page.getByRole('button', { name: 'Copy phone number for Lan Nguyen' });
  await button.press('Enter');
  await expect(page.getByText(/^Phone number copied/)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
});

finderTest(
  'the keyboard opens the details, which keep the focus and return it',
  async ({ finder, page }) => {
    await finder.open('?near=84604');
    await finder.search('Zip Code', '84741');
    const more = finder.detailsOf('Lan Nguyen');
    const dialog = page.getByRole('dialog', { name: 'Lan Nguyen' });
    for (const close of ['Escape', 'button'] as const) {
      await more.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Lan Nguyen', exact: true })).toBeFocused();
      // The keyboard reaches nothing behind it.
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
      }
      if (close === 'Escape') await page.keyboard.press('Escape');
      else
        await dialog.getByRole('button', { name: 'Close details for Lan Nguyen' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(more).toBeFocused();
    }
    // They close with their answer, too: one step back closes only them.
    await more.press('Enter');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => window.history.go(-2));
    await expect(finder.count).toHaveText('42 Appraisers Found');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  },
);

finderTest(
  'the details say where to check a license, and whom to tell of a mistake',
  async ({ finder, page }) => {
    await finder.open('?list=22.61');
    const dialog = page.getByRole('dialog');
    const office = dialog.getByRole('link', { name: licensing.office });
    await finder.detailsOf('Lan Nguyen').click();
    await expect(office).toHaveAttribute('href', licensing.url);
    await expect(dialog).toContainText(licensing.lookUp);
    await expect(dialog.getByRole('link', { name: /^National Registry/ })).toHaveAttribute(
      'href',
      'https://www.asc.gov/appraiser',
    );
    const mistake = dialog.getByRole('link', { name: 'Report a mistake in Lan Nguyen’s listing' });
    await expect(mistake).toHaveAttribute('href', /^mailto:.*Lan%20Nguyen/);
    await page.keyboard.press('Escape');
    // A member who states a number has a link to it.
    const own = 'https://licenses.example.org/?number=5550061-CR00';
    const check = page.getByRole('link', { name: 'Check license 5550061-CR00 of Clint Redd' });
    await expect(check).toHaveAttribute('href', own);
    await finder.detailsOf('Clint Redd').click();
    await expect(office).toHaveAttribute('href', own);
  },
);
