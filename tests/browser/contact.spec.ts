// Writing to an appraiser or to a list, and saving or copying their details.
import { readFileSync } from 'node:fs';
import { fullName } from '@appraisers/directory/appraiser.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator, Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { opened, reasonField } from '#support/letters.ts';
import { members } from '#support/of-edition.ts';
import { styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const { letter, reasons } = edition.reasons.read();
const member = (id: number) => members.filter((each) => each.id === id);
async function openMore(page: Page, query: string) {
  const finder = new FinderPage(page);
  await finder.open(query);
  await finder.found();
  await page
    .getByRole('button', { name: 'Details for Ruth Abernathy', exact: true })
    .press('Enter');
  return page.getByRole('dialog');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the keyboard begins a letter for a reason', async ({ page }) => {
    const dialog = await openMore(page, '?near=Draper&by=city');
    const choice = dialog.getByLabel(reasonField);
    await expect(choice).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Email/ })).toHaveCount(0);
    while (!(await choice.evaluate((it) => it === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type('A divorce');
    await expect(choice).toHaveValue('divorce');
    // The form already has the city of the search.
    await expect(dialog.getByLabel('Property city')).toHaveValue('Draper');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sandy');
    await page.keyboard.press('Tab');
    const link = dialog.getByRole('link', { name: 'Email Ruth Abernathy' });
    await expect(link).toBeFocused();
    const divorce = reasons.find(({ name }) => name === 'A divorce');
    const mail = opened(await link.getAttribute('href'));
    expect(mail.to).toBe('ruth.abernathy@example.org');
    expect(mail.subject).toBe('Appraisal for a divorce, Sandy');
    expect(mail.body).toContain(`${letter.city}: Sandy`);
    expect(mail.body).toContain(`${divorce?.date}: `);
    for (const thing of divorce?.ready ?? []) await expect(dialog).toContainText(thing);
    const { caution = '', name = '' } = reasons.find((reason) => reason.caution) ?? {};
    await choice.selectOption(name);
    await expect(dialog.getByRole('status')).toContainText(caution);
  });

  test('a reason leaves the text that the visitor has typed', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=Draper&by=city');
    await finder.found();
    await finder.text.fill('Orem');
    const panel = page.getByRole('region', { name: 'Prepare your email' });
    await panel.getByLabel(reasonField).selectOption('A divorce');
    await expect(page).toHaveURL(/near=Draper.*for=divorce/);
    await expect(finder.text).toHaveValue('Orem');
  });

  test('the purpose is one line, and starts a letter on every card', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=Draper&by=city');
    await finder.found();
    const panel = page.getByRole('region', { name: 'Prepare your email' });
    await styled(page);
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(45);
    await expect(finder.cards.first().getByRole('heading')).toBeInViewport();
    await panel.getByLabel(reasonField).selectOption('A divorce');
    await expect(finder.cards.first().getByRole('heading')).toBeInViewport();
    await panel.getByText('What to have ready, and your email').click();
    await expect(panel.getByLabel('Property city')).toHaveValue('Draper');
    const link = finder.cards.first().getByRole('link', { name: /@/ });
    const mail = opened(await link.getAttribute('href'));
    expect(mail.to).toContain('@example.org');
    expect(mail.subject).toBe('Appraisal for a divorce, Draper');
    await finder.search('City', 'Provo');
    await finder.found();
    expect(opened(await link.getAttribute('href')).subject).toBe('Appraisal for a divorce, Provo');
    await page
      .getByRole('button', { name: /^Add .* to my list$/ })
      .first()
      .click();
    await expect(panel.getByRole('link', { name: /^Email / })).toHaveCount(1);
  });
});

test('the reason and the city stay for the next member', async ({ page }) => {
  const dialog = await openMore(page, '?list=1.2');
  await dialog.getByLabel(reasonField).selectOption('An estate');
  await dialog.getByLabel('Property city').fill('Orem');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Details for Vai Latu', exact: true }).click();
  await expect(dialog.getByLabel('Property city')).toHaveValue('Orem');
  const link = dialog.getByRole('link', { name: 'Email Vai Latu' });
  expect(opened(await link.getAttribute('href')).to).toBe('vai.latu@example.org');
});

test('Back closes the dialog and stays on the page', async ({ page }) => {
  await page.goto('/about');
  const finder = new FinderPage(page);
  await finder.open('?near=Draper&by=city');
  await finder.found();
  const address = page.url();
  const more = page.getByRole('button', { name: 'Details for Ruth Abernathy', exact: true });
  const dialog = page.getByRole('dialog');
  await more.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(more).toBeFocused();
  expect(await finder.found()).toBeGreaterThan(0);
  // The step of the closed dialog is the same page, and the next dialog uses it again.
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(dialog).toHaveCount(0);
  await more.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await dialog.getByRole('button', { name: 'Close details for Ruth Abernathy' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a letter to a list hides each recipient from the others', async ({ page }) => {
  const ids = [3, 1, 2, ...Array.from({ length: 17 }, (_, at) => at + 14)];
  await new FinderPage(page).open(`?list=${ids.join('.')}`);
  const panel = page.getByRole('region', { name: 'Prepare your email' });
  await panel.getByLabel(reasonField).selectOption('A property tax appeal');
  const links = panel.getByRole('link', { name: /^Email/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const mails = hrefs.map(opened);
  expect(mails.map(({ to }) => to).join('')).toBe('');
  expect(mails.flatMap(({ bcc }) => bcc)).toEqual(
    ids.flatMap((id) => member(id).map(({ email }) => email)),
  );
});

test('the letters load only when the visitor focuses the search box', async ({ page }) => {
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

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('the browser saves a contact without a request', async ({ page }) => {
  const dialog = await openMore(page, '?list=1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { name, text } = await saved(
    page,
    // The list has the same button, until the dialog's file is there.
    dialog.getByRole('button', { name: 'Save contact for Ruth Abernathy' }),
  );
  expect(name).toBe('ruth-abernathy.vcf');
  expect(text).toContain('N:Abernathy;Ruth;;;\r\nFN:Ruth Abernathy\r\n');
  expect(text).toContain('EMAIL;TYPE=INTERNET:ruth.abernathy@example.org\r\n');
  expect(asked.filter((url) => !/^blob:|^https:\/\/tile\.|\/_astro\//.test(url))).toEqual([]);
});

test('the contacts of a list are saved, its details and link copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new FinderPage(page).open('?list=3.1');
  const { name, text } = await saved(
    page,
    page.getByRole('button', { name: 'Save contacts for this list' }),
  );
  expect(name).toBe('appraisers.vcf');
  expect(text.match(/^FN:.*(?=\r)/gm)).toEqual(
    [3, 1].flatMap((id) => member(id).map((each) => `FN:${fullName(each)}`)),
  );
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy details for this list' }).click();
  await expect(page.getByText('Details copied.', { exact: true })).toBeVisible();
  const entries = await clipboard();
  expect(entries).toContain('Ruth Abernathy\nDraper, Utah 84020\n(385) 555-0151\nruth.abernathy@');
  expect(entries).toContain(`${baseURL}/?list=3.1`);
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByText(`Link copied: ${baseURL}/?list=3.1`, { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}/?list=3.1`);
});

test('if the browser blocks copying, the visitor learns what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await new FinderPage(page).open('?list=3.1');
  await page.getByRole('button', { name: 'Copy details for this list' }).click();
  await expect(page.getByText(/^Your browser blocked copying\./)).toBeVisible();
});
