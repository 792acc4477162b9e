// Each kind of screen of the desk once: no violations in light and dark, nothing to scroll sideways for, and
// touch targets of 44 px.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { sampleApplication } from '@appraisers/site/application/application.fixture.ts';
import { letterOf } from '@appraisers/site/application/letter.ts';
import { questionsFor } from '@appraisers/site/application/questions.ts';
import { applicationChoices } from '@appraisers/site/page-data/application-choices.ts';
import { expect, type Page } from '@playwright/test';
import { deskTest, importSample, pressSave } from '#support/desk-page.ts';
import { overflowOf, smallTargets, violationsOf } from '#support/page-checks.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapit';

const test = deskTest(({ folder, git, publishAsOther }) => {
  publishAsOther(longWord, 'facts.yaml', (text) => `${text}long: ${longWord}\n`);
  git('pull', '--quiet', '--ff-only');
  const article = `---\nid: 7\ntitle: ${longWord}\n---\n\n${longWord}\n`;
  writeFileSync(join(folder, 'content', 'posts', '7-long.md'), article);
});

const saveWrongPhone = async (page: Page) => {
  await page.getByLabel('Phone').fill('555');
  await pressSave(page);
  await expect(page.getByLabel('Phone')).toBeFocused();
};

/** Pastes the email of an application, which opens the form of the member. */
const pasteApplication = async (page: Page) => {
  const choices = applicationChoices(openEdition('editions/journeys'));
  const email = letterOf(sampleApplication(), questionsFor(choices));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), email);
  await page.getByLabel('The email').press('ControlOrMeta+v');
  await expect(page.getByLabel('First name')).toHaveValue('Maren');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
};

/** Opens the newest version, and asks to undo it. */
const openNewest = async (page: Page) => {
  await page.goto('#/history');
  await page.getByRole('link', { name: longWord }).click();
  await page.getByText('Undo this version').click();
  await expect(page.getByRole('button', { name: 'Undo and publish' })).toBeVisible();
};

/** What a volunteer does on some screens before we look. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  import: importSample,
  'members/3': saveWrongPhone,
  'members/application': pasteApplication,
  'history/newest': openNewest,
};

const screens = [
  ...['', 'members', 'map', 'articles', 'articles/7-long.md', 'forms/board', 'forms/colors'],
  ...['library', 'preview', 'publish', 'history', ...Object.keys(acts)],
];

for (const route of screens)
  test(`the screen #/${route} can be used by everyone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`#/${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await acts[route]?.(page);
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    // The desk's own font may arrive late. Until then the lines are lower.
    await expect.poll(() => smallTargets(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `at ${width}`).toBe(0);
    }
  });
