// Pages, answers, lists and one appraiser on paper: complete, without blank sheets, with the address and the day.
// states.spec.ts has the ink of every page.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import { reasonField, finderTest as test } from '#support/finder-page.ts';
import { members } from '#support/of-edition.ts';
import { printed } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
const letterPaper = { format: 'Letter', margin } as const;
const papers = [letterPaper, { format: 'A4' }, { format: 'A3', landscape: true }] as const;
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

test('an answer is printed whole and leaves its map alone', async ({ finder, page, baseURL }) => {
  const query = '?near=Provo&by=city&within=60';
  await finder.open(query);
  const found = await finder.found();
  const names = await finder.names();
  await page.locator('button[data-copies]').first().click();
  await page.locator('.toast').waitFor();
  const whole = await finder.map.settledView();
  await finder.map.control('Zoom in').click();
  const before = await finder.map.settledView();
  expect(before).not.toBe(whole);
  // Even before the cards below the first screen have their layout.
  await page.locator('.finder').evaluate(({ dataset }) => {
    dataset.unpainted = '';
  });
  for (const paper of papers) {
    const sheets = await printed(page, paper);
    const words = sheets.join(' ');
    const what = JSON.stringify(paper);
    expect(names.filter((name) => !words.includes(name))).toEqual([]);
    expect(words.match(/\w@example\.org/g)?.length, what).toBeGreaterThanOrEqual(found);
    // No sheet is blank, begins within a card, or ends with the heading of the next.
    const bad = /^.{0,30}$|^\(\d{3}\)|^\S+@example|0\.\d mi$/;
    expect(sheets.filter((sheet) => bad.test(sheet.trim()))).toEqual([]);
    expect(words, what).toContain(`${found} Appraisers Found`);
    expect(words, what).toContain(`Printed from ${baseURL}/${query}, ${today()}`);
    expect(words, what).not.toMatch(/Copy|cop(ied|ying)/);
  }
  expect(await finder.map.settledView()).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Map View' }).click();
  const words = (await printed(page, letterPaper)).join(' ');
  expect(names.filter((name) => !words.includes(name))).toEqual([]);
});

test('a need and who covers the county are on paper', async ({ finder, page }) => {
  await finder.open('?near=Hanksville&by=city&for=estate');
  await finder.found();
  const words = (await printed(page, letterPaper)).join(' ');
  expect(words).toContain('Also work in Wayne County (1)');
  expect(words).toContain('An estate, Selling a home');
  expect(words).toContain('What is the appraisal for? An estate');
  expect(words.match(/What to have ready/g)).toHaveLength(1);
  expect(words).not.toMatch(/and your email|Clear|Any language/);
});

test('a list of twenty is one sheet with room for notes', async ({ finder, page, baseURL }) => {
  await page.clock.install({ time: new Date(Date.now() - 86_400_000) });
  const listed = members.filter(({ license }) => !license).slice(0, 20);
  const query = `?list=${listed.map(({ id }) => id).join('.')}`;
  await finder.open(query);
  await finder.found();
  await page.clock.setSystemTime(new Date());
  const sheets = await printed(page, letterPaper);
  expect(sheets).toHaveLength(1);
  const words = sheets.join(' ');
  for (const member of listed) {
    expect(words).toContain(fullName(member));
    expect(words).toContain(formatPhone(member.phone));
    expect(words.replaceAll(' ', '')).toContain(member.email);
  }
  expect(words.match(/Notes/g)).toHaveLength(20);
  // A long address takes two lines.
  expect(words.replaceAll(' ', '')).toContain(`Printedfrom${baseURL}/${query},`);
  expect(words).toContain(today());
  expect(words).not.toMatch(/Copy|What is the appraisal for|Print details|Email all|my list/);
});

test('the details of an appraiser are one sheet', async ({ finder, page, baseURL }) => {
  await finder.open('?near=84741');
  await finder.detailsOf('Lan Nguyen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reasonField).selectOption('estate');
  const [sheet = '', ...more] = await printed(page, letterPaper);
  expect(more).toEqual([]);
  for (const text of [
    'Lan Nguyen',
    '(435) 555-0179',
    'lan.nguyen@example.org',
    'Kanab, Utah 84741',
    'Check the license',
    'What to have ready',
    'Notes',
    `Printed from ${baseURL}/?list=22, ${today()}`,
  ])
    expect(sheet).toContain(text);
  expect(sheet).not.toMatch(/Appraisers Found|Copy|Save contact|Report a mistake/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await printed(page, letterPaper)).join(' ')).toContain('3 Appraisers Found');
});

test('no sheet is only a footer, and frames have their words on paper', async ({ page }) => {
  const sheetsOf = async (path: string) => {
    await page.goto(path);
    return printed(page, { format: 'Letter' });
  };
  for (const path of ['/', '/resources/blogs/1', '/resources/blogs/5']) {
    const [first, ...others] = await sheetsOf(path);
    const last = others.at(-1) ?? '';
    expect(first, path).toContain('office@example.org');
    expect(last, path).not.toContain('office@example.org');
    expect(last.trim().length, path).toBeGreaterThan(30);
  }
  const events = upcomingAt(allEvents(), new Date('2090-01-01'));
  const sheets = await sheetsOf('/events');
  expect(events.length).toBeGreaterThan(2);
  expect(events.filter(({ title }) => !sheets.join(' ').includes(title))).toEqual([]);
  for (const sheet of sheets) {
    expect(sheet).not.toContain('in a new tab');
    // Title, day, place, price and contact of a date stay on one sheet.
    const count = (pattern: RegExp) => sheet.match(pattern)?.length ?? 0;
    expect(count(/Mountain Time/g)).toBe(count(/Register or ask:/g));
  }
  const form = (await sheetsOf('/join')).join(' ');
  expect(form.replaceAll(' ', '')).toContain('Theformisathttps://');
  expect(form).not.toContain('in a new tab');
});
