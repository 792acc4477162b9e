// The letter that is begun for a visitor, and what they are told for each reason.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const { reasons } = edition.reasons.read();
const members = edition.members.read();
const member = (id: number) => members.filter((each) => each.id === id);

/** What a mail program makes of a link. */
function opened(href: string | null) {
  const [to = '', query = ''] = (href ?? '').slice('mailto:'.length).split('?');
  const [subject, body, bcc] = ['subject', 'body', 'bcc'].map((name) =>
    decodeURIComponent(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? ''),
  );
  return { to, subject, body: body?.split('\r\n') ?? [], bcc: bcc?.split(',') };
}

async function openMore(page: Page, query = '?list=1') {
  const finder = new FinderPage(page);
  await finder.open(query);
  await finder.found();
  await finder.cards
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  return page.getByRole('dialog');
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('a letter to one member is begun for the reason, by keyboard alone', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Draper&by=city');
      await finder.found();
      await finder.cards.getByRole('button', { name: 'More about Ruth Abernathy' }).press('Enter');
      const dialog = page.getByRole('dialog');
      const choice = dialog.getByLabel('What is the appraisal for?');
      const city = dialog.getByLabel('City of the property');
      // The city that was searched for is there already.
      await expect(city).toHaveValue('Draper');
      await expect(dialog.getByRole('link', { name: /^Write/ })).toHaveCount(0);
      while (!(await choice.evaluate((it) => it === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.type('A divorce');
      await expect(choice).toHaveValue('A divorce');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Sandy');
      await page.keyboard.press('Tab');
      const link = dialog.getByRole('link', { name: 'Write to Ruth Abernathy' });
      await expect(link).toBeFocused();
      const divorce = reasons.find(({ name }) => name === 'A divorce');
      const mail = opened(await link.getAttribute('href'));
      expect(mail.to).toBe('ruth.abernathy@example.org');
      expect(mail.subject).toBe('Appraisal for a divorce, Sandy');
      expect(mail.body).toContain('City of the property: Sandy');
      expect(mail.body).toContain(`${divorce?.date}: `);
      expect(mail.body).toContain(`${divorce?.readers}: `);
      for (const thing of divorce?.ready ?? []) await expect(dialog).toContainText(thing);
    });
  });
}

for (const { name, ready, caution, subject } of reasons) {
  test(
    `${name}: what to have ready, and a caution where one is due`,
    extra(name !== reasons[0]?.name),
    async ({ page }) => {
      const dialog = await openMore(page);
      await dialog.getByLabel('What is the appraisal for?').selectOption(name);
      for (const thing of ready) await expect(dialog.getByRole('status')).toContainText(thing);
      if (caution) await expect(dialog.getByRole('status')).toContainText(caution);
      else await expect(dialog.locator('.notice')).toHaveCount(0);
      const link = dialog.getByRole('link', { name: /^Write to/ });
      expect(opened(await link.getAttribute('href')).subject).toBe(subject);
    },
  );
}

test('what was said of the property is there for the next member, too', async ({ page }) => {
  const dialog = await openMore(page, '?list=1.2');
  await dialog.getByLabel('What is the appraisal for?').selectOption('An estate');
  await dialog.getByLabel('City of the property').fill('Orem');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More about Vai Latu' }).click();
  await expect(dialog.getByLabel('City of the property')).toHaveValue('Orem');
  const link = dialog.getByRole('link', { name: 'Write to Vai Latu' });
  expect(opened(await link.getAttribute('href')).to).toBe('vai.latu@example.org');
});

test('one letter goes to all of a list, and no one is told who else has it', async ({ page }) => {
  const ids = [3, 1, 2, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30];
  await new FinderPage(page).open(`?list=${ids.join('.')}`);
  const panel = page.getByRole('region', { name: 'What to do with this list' });
  await panel.getByText('Write to them all').click();
  await panel.getByLabel('What is the appraisal for?').selectOption('A property tax appeal');
  await panel.getByLabel('City of the property').fill('🏔 Côte d’Azur & <b>#1</b>?body=x');
  const links = panel.getByRole('link', { name: /^Write/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const mails = hrefs.map(opened);
  for (const href of hrefs) expect(href?.length).toBeLessThan(1900);
  for (const { to, body } of mails) {
    expect(to).toBe('');
    expect(body).toContain('City of the property: 🏔 Côte d’Azur & <b>#1</b>?body=x');
  }
  expect(mails.flatMap(({ bcc }) => bcc)).toEqual(
    ids.flatMap((id) => member(id).map(({ email }) => email)),
  );
});

test('none of the words of reasons come before the search box is turned to', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  const finder = new FinderPage(page);
  await finder.open();
  await page.waitForLoadState('networkidle');
  const before = (await Promise.all(bodies)).join('\n');
  expect(before).not.toContain(reasons[0]?.opening);
  await Promise.all([page.waitForResponse('**/answer.*.js'), finder.text.focus()]);
  expect((await Promise.all(bodies)).join('\n')).toContain(reasons[0]?.opening);
});
