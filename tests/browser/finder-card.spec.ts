// The card of a member: details, copying and tooltips.
import { finderTest } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect } from '#support/watched-page.ts';

finderTest.describe('a card', () => {
  finderTest(
    'has phone and email links, and is current when selected',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84741');
      const card = finder.cards.first();
      await expect(card.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toHaveAttribute(
        'href',
        /^tel:\+1\d{10}$/,
      );
      await expect(card.getByRole('link', { name: /@example\.org$/ })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      await expect(card).not.toHaveAttribute('aria-current');
      await card.getByRole('heading').getByRole('button').click();
      await expect(card).toHaveAttribute('aria-current', 'true');
      await expect(card.getByRole('heading').getByRole('button')).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
        'href',
        /Kanab/,
      );
    },
  );

  finderTest(
    'copies the phone number and the email address, and says so',
    async ({ finder, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await finder.search('Zip Code', '84741');
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await finder.cards.getByRole('button', { name: /^Copy phone number for / }).click();
      await expect(page.getByText(/^Phone number copied: \(435\) 555-01\d\d$/)).toBeVisible();
      expect(await clipboard()).toMatch(/^\(435\) 555-01\d\d$/);
      await finder.cards.getByRole('button', { name: /^Copy email address for / }).click();
      await expect(page.getByText(/^Email address copied: /)).toBeVisible();
      await expect(page.getByText(/^Phone number copied/)).toHaveCount(0);
      expect(await clipboard()).toMatch(/@example\.org$/);
    },
  );

  finderTest(
    'shows the tooltip of a button to a resting mouse and to the keyboard',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84741');
      const button = finder.cards.getByRole('button', { name: /^Copy phone number for / });
      await button.hover();
      await page.mouse.move(5, 5, { steps: 4 });
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await button.hover();
      await expect(page.getByRole('tooltip')).toHaveText('Copy phone number');
      await page.mouse.move(5, 5, { steps: 4 });
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await finder.cards.getByRole('link', { name: /^\(435\)/ }).focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveText('Copy phone number');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(finder.cards.getByRole('button', { name: 'Copy email' })).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveText('Copy email address');
    },
  );

  finderTest(
    'shows a tooltip even if the keyboard scrolls the page',
    { tag: '@all' },
    async ({ finder, page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await finder.open('?near=84741');
      await finder.found();
      await finder.cards.getByRole('link', { name: /@example/ }).focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(page.getByRole('tooltip')).toHaveText('Copy email address');
    },
  );

  finderTest(
    'shows a tooltip if the mouse rested before its code loaded',
    { tag: '@all' },
    async ({ finder, page }) => {
      const letThrough = await hold(page, '**/Hint.*.js');
      await finder.search('Zip Code', '84741');
      await finder.cards.getByRole('button', { name: 'Copy phone number' }).hover();
      letThrough();
      await expect(page.getByRole('tooltip')).toHaveText('Copy phone number');
    },
  );

  finderTest('reacts to a click while the tooltip is open', async ({ finder, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await finder.search('Zip Code', '84741');
    for (const [name, says] of [
      ['Copy phone number', /^Phone number copied/],
      ['Copy email address', /^Email address copied/],
    ] as const) {
      const button = finder.cards.getByRole('button', { name: new RegExp(`^${name} for `) });
      await button.hover();
      await expect(page.getByRole('tooltip')).toHaveText(name);
      await button.click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
  });

  finderTest('says N/A if there is no phone number', async ({ finder }) => {
    await finder.search('Zip Code', '');
    await expect(finder.cards.filter({ hasText: 'N/A' })).toHaveCount(3);
  });
});
