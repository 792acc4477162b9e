// The finder in every engine: searches, what is wrong with one, the map, the tabs, and Back.
import { describe, expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { boxValue, found, groupHeadings, searchFor } from './finder-words.ts';
import { desktop, phone } from './visitor.ts';

engineTest('the home page has the search box and no answer', async ({ visitor }) => {
  await visitor.open('/');
  expect(await visitor.texts('heading', 'Find an appraiser near your Utah property')).toHaveLength(
    1,
  );
  expect((await visitor.one('radio', 'Zip Code')).checked).toBe(true);
  expect(await visitor.all('article')).toEqual([]);
});

engineTest('“Search by” stands before its two choices, in their line', async ({ visitor }) => {
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

describe('a search', () => {
  engineTest('by ZIP code lists its members and those nearby', async ({ visitor }) => {
    await visitor.open('/');
    await searchFor(visitor, 'Zip Code', '84604');
    await expect.poll(() => found(visitor)).toEqual(['45 Appraisers Found']);
    expect((await groupHeadings(visitor))[0]).toBe('84604 Provo 0.0 mi, in this ZIP code');
    expect(await visitor.all('article')).toHaveLength(45);
    expect(await visitor.address()).toBe('/?near=84604');
  });

  engineTest('by city lists its members and those nearby', async ({ visitor }) => {
    await visitor.open('/');
    await searchFor(visitor, 'City', 'Provo');
    await expect.poll(async () => (await groupHeadings(visitor))[0]).toMatch(/^Provo \d/);
    expect(await visitor.address()).toMatch(/near=Provo&by=city/);
  });

  engineTest('with a city under Zip Code says so, and one press mends it', async ({ visitor }) => {
    await visitor.open('/');
    await searchFor(visitor, 'Zip Code', 'Provo');
    await expect
      .poll(async () => (await visitor.texts('alert')).join())
      .toContain('It looks like you entered a city name, but "Zip Code" is selected.');
    expect(await visitor.all('article')).toEqual([]);
    await visitor.press('button', 'Search “Provo” as City');
    await expect.poll(async () => (await groupHeadings(visitor))[0]).toMatch(/^Provo/);
  });
});

describe('Back', () => {
  engineTest('after two searches brings the first answer and its words', async ({ visitor }) => {
    await visitor.open('/');
    await searchFor(visitor, 'Zip Code', '84604');
    await expect.poll(() => found(visitor)).toEqual(['45 Appraisers Found']);
    await searchFor(visitor, 'Zip Code', '84741');
    await expect.poll(() => found(visitor)).toEqual(['1 Appraisers Found']);
    await visitor.window.back();
    await expect.poll(() => found(visitor)).toEqual(['45 Appraisers Found']);
    expect(await boxValue(visitor)).toBe('84604');
  });

  engineTest('from another page brings the answer and its words', async ({ visitor }) => {
    await visitor.open('/');
    await searchFor(visitor, 'City', 'Provo');
    await expect.poll(() => found(visitor)).toHaveLength(1);
    const [before] = await found(visitor);
    await visitor.at({ within: 'header' }).press('link', 'Events');
    await expect.poll(() => visitor.address()).toBe('/events');
    await visitor.window.back();
    await expect.poll(() => visitor.address()).toMatch(/near=Provo/);
    await visitor.settled();
    await expect.poll(() => found(visitor)).toEqual([before]);
    expect(await boxValue(visitor)).toBe('Provo');
    expect((await visitor.one('radio', 'City')).checked).toBe(true);
  });
});

describe('the map', () => {
  engineTest('opens beside the list, and a marker shows its people', async ({ visitor }) => {
    await visitor.open('/?near=84604', desktop);
    await visitor.press('button', /^84043 Lehi/);
    await expect.poll(() => visitor.address()).toBe('/?near=84043');
    await expect
      .poll(async () => (await groupHeadings(visitor))[0])
      .toBe('84043 Lehi 0.0 mi, in this ZIP code');
    expect(await boxValue(visitor)).toBe('84043');
  });

  engineTest(
    'stands under its tab on a telephone, with the people of a marker below',
    async ({ visitor }) => {
      await visitor.open('/?near=84604', phone);
      expect(await visitor.all('article')).toHaveLength(45);
      expect(await visitor.all('application', 'Map')).toEqual([]);
      await visitor.press('tab', 'Map View');
      const map = await visitor.one('application', 'Map');
      expect(Math.min(map.width, map.height)).toBeGreaterThan(300);
      await visitor.press('button', 'All of Utah');
      await visitor.press('button', /^84532 Moab/);
      const moab = '84532 Moab 0.0 mi, in this ZIP code';
      await expect.poll(async () => (await groupHeadings(visitor))[0]).toBe(moab);
      await visitor.press('tab', 'List View');
      await expect.poll(() => visitor.all('application', 'Map')).toEqual([]);
      expect((await groupHeadings(visitor))[0]).toBe(moab);
    },
  );
});
