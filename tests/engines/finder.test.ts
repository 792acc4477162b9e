// The finder in each engine: once each for its form, results, map, suggestions, My list and frame.

import { fullName } from '@appraisers/directory/appraiser.ts';
import { expect } from 'vitest';
import { members } from '#support/of-edition.ts';
import { startPartner } from '#support/site-host.ts';
import { engineTest } from './engine-test.ts';
import { desktop, phone, searchBox, Visitor } from './visitor.ts';

const moab = '84532 Moab 0.0 mi, in this ZIP code';

engineTest('“Search by” is before its two choices, on one line', async ({ visitor }) => {
  await visitor.open('/');
  const [legend, choice] = await visitor.window.run(() =>
    ['.finder-legend', '.finder-type label'].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { right: x + width, left: x, middle: y + height / 2 };
    }),
  );
  expect(legend?.right).toBeLessThanOrEqual(choice?.left ?? 0);
  expect(Math.abs((legend?.middle ?? 0) - (choice?.middle ?? 99))).toBeLessThan(8);
});

engineTest('a search lists the members there and nearby', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.search('Zip Code', '84604');
  await expect.poll(() => visitor.found()).toEqual(['45 Appraisers Found']);
  expect(await visitor.firstGroup()).toBe('84604 Provo 0.0 mi, in this ZIP code');
  expect(await visitor.all('article')).toHaveLength(45);
  expect(await visitor.address()).toBe('/?near=84604');
});

engineTest('a marker of the map beside the list searches its place', async ({ visitor }) => {
  await visitor.open('/?near=84604', desktop);
  await visitor.press('button', /^84043 Lehi/);
  await expect.poll(() => visitor.address()).toBe('/?near=84043');
  await expect.poll(() => visitor.firstGroup()).toBe('84043 Lehi 0.0 mi, in this ZIP code');
  expect((await visitor.one('field', searchBox)).value).toBe('84043');
});

engineTest('on a phone the map opens under its tab', async ({ visitor }) => {
  await visitor.open('/?near=84604', phone);
  expect(await visitor.all('application', 'Map')).toEqual([]);
  await visitor.press('tab', 'Map View');
  const map = await visitor.one('application', 'Map');
  expect(Math.min(map.width, map.height)).toBeGreaterThan(300);
  await visitor.press('button', 'Show all of Utah');
  await visitor.press('button', /^84532 Moab/);
  await expect.poll(() => visitor.firstGroup()).toBe(moab);
  await visitor.press('tab', 'List View');
  await expect.poll(() => visitor.all('application', 'Map')).toEqual([]);
  expect(await visitor.firstGroup()).toBe(moab);
});

engineTest('the keyboard selects a suggestion for a misspelled place', async ({ visitor }) => {
  const suggestions = visitor.at({ within: '.finder-places' });
  await visitor.open('/');
  await visitor.fill(searchBox, 'Prvo');
  const meant = /^Provo City, \d+ appraisers? here, (\d+) within 30 miles$/;
  const first = async () => (await suggestions.texts('option'))[0] ?? '';
  await expect.poll(first).toMatch(meant);
  const [, promised] = meant.exec(await first()) ?? [];
  await visitor.window.key('ArrowDown');
  const isActive = await visitor.window.run(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.querySelector('.finder-places [aria-selected="true"]')?.id === id;
  });
  expect(isActive).toBe(true);
  await visitor.window.key('Enter');
  await expect.poll(() => visitor.found()).toEqual([`${promised} Appraisers Found`]);
  expect(await visitor.address()).toBe('/?near=Provo&by=city');
  expect(await suggestions.texts('option')).toEqual([]);
});

engineTest('the mouse selects a suggestion, and the field keeps the focus', async ({ visitor }) => {
  const suggestions = visitor.at({ within: '.finder-places' });
  await visitor.open('/');
  await visitor.fill(searchBox, '8460');
  await expect.poll(() => suggestions.texts('option')).not.toHaveLength(0);
  await suggestions.press('option', /^84604 Provo/);
  await expect.poll(() => visitor.found()).toEqual(['45 Appraisers Found']);
  expect(await visitor.one('field', searchBox)).toMatchObject({ focused: true, value: '84604' });
});

engineTest('My list survives a reload', async ({ visitor }) => {
  const names = ['Ifeoma Adeyemi', 'Desta Haile'];
  await visitor.open('/about');
  await visitor.window.run(() => localStorage.clear());
  await visitor.open('/?near=84604');
  for (const name of names) await visitor.press('button', `Add ${name} to my list`);
  await visitor.press('link', 'My list, 2');
  await expect.poll(() => visitor.found()).toEqual(['2 Appraisers Found']);
  expect(await visitor.address()).toMatch(/^\/\?list=\d+\.\d+$/);
  await visitor.reload();
  const listed = (await visitor.texts('article')).map((card) =>
    members.map(fullName).find((name) => card.includes(name)),
  );
  expect(listed).toEqual(names);
  await visitor.open('/?near=84604');
  await expect.poll(() => visitor.all('link', 'My list, 2')).toHaveLength(1);
});

for (const size of [desktop, phone])
  engineTest(
    `at ${size.width} px a need orders the list, and one press clears it`,
    async ({ visitor }) => {
      await visitor.open('/?near=Orem&by=city', size);
      await visitor.choose('What is the appraisal for?', 'A divorce');
      await expect.poll(() => visitor.address()).toBe('/?near=Orem&by=city&for=divorce');
      await visitor.choose('Language', 'Spanish');
      await expect.poll(() => visitor.address()).toMatch(/&for=divorce&language=spanish$/);
      expect(await visitor.found()).toEqual(['47 Appraisers Found']);
      expect(await visitor.texts('heading')).toContain('May also do this. Ask them');
      const [first] = await visitor.all('article');
      expect(first?.text).toContain('Certified residential 5550061-CR00');
      expect(first?.text).toContain('Works in Utah County · Speaks Spanish');
      const tallest = await visitor.window.run(() =>
        Math.max(
          ...[...document.querySelectorAll('.finder-detail')].map((line) => line.clientHeight),
        ),
      );
      // A line of 22.5 px, with 12 px around the first and the last.
      expect(tallest).toBeLessThan(36);
      await visitor.press('button', 'Clear what the appraisal is for');
      await expect.poll(() => visitor.address()).toBe('/?near=Orem&by=city');
    },
  );

engineTest('who covers a county comes before the nearest strangers', async ({ visitor }) => {
  await visitor.open('/?near=Hanksville&by=city');
  const headings = await visitor.texts('heading', /County|Nearest appraisers/);
  expect(headings).toEqual(['Also work in Wayne County (2)', 'Nearest appraisers to Hanksville']);
  await visitor.search('City', 'Sanpete County');
  await expect.poll(() => visitor.found()).toEqual(['1 Appraisers Found']);
  expect(await visitor.all('article')).toHaveLength(2);
  expect(await visitor.texts('heading', /County/)).toEqual(['Also work in Sanpete County (1)']);
});

for (const size of [desktop, phone])
  engineTest(`in a partner's frame at ${size.width} px`, async ({ visitor, onTestFinished }) => {
    const host = await startPartner(visitor.origin);
    onTestFinished(host.close);
    const partner = new Visitor(visitor.window, host.origin);
    const heightOf = () =>
      partner.window.run(
        () => document.querySelector('iframe')?.getBoundingClientRect().height ?? 0,
      );
    await partner.open('/', size);
    const finder = partner.inFrame();
    await finder.settled();
    await expect.poll(heightOf).toBeLessThan(700);
    await finder.fill(searchBox, '84604');
    await partner.window.key('Enter');
    await expect.poll(() => finder.found()).toEqual(['45 Appraisers Found']);
    // The list is longer than the window, and the example limits the frame to 90 % of it.
    const most = (await partner.window.run(() => innerHeight)) * 0.9;
    await expect.poll(heightOf).toBeCloseTo(most, 0);
    expect(await finder.words('article')).toContain('Works in Utah County · Speaks Amharic');
    await finder.press('button', 'Desta Haile');
    await expect.poll(() => partner.texts('status')).toEqual(['You chose Desta Haile.']);
    expect(await partner.address()).toBe('/');
  });
