// Places offered while a visitor types, in every engine: by keyboard, by pointer, put away and brought back.
import { expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { boxValue, found, searchBox } from './finder-words.ts';
import type { Visitor } from './visitor.ts';

const offers = (visitor: Visitor) => visitor.at({ within: '.finder-places' });
const offered = (visitor: Visitor) => offers(visitor).texts('option');
const focused = async (visitor: Visitor) => (await visitor.one('field', searchBox)).focused;

engineTest(
  'typed wrong, the place that is meant is chosen with the arrow and found as promised',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.fill(searchBox, 'Prvo');
    const meant = /^Provo \d+ appraisers? here, (\d+) within 30 miles$/;
    await expect.poll(async () => (await offered(visitor))[0]).toMatch(meant);
    const [, promised] = meant.exec((await offered(visitor))[0] ?? '') ?? [];
    await visitor.window.key('ArrowDown');
    const [isActive, isSelected] = await visitor.window.run(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      const option = document.querySelector('.finder-places [aria-selected="true"]');
      return [option?.id === id, option?.textContent?.startsWith('Provo')] as const;
    });
    expect([isActive, isSelected]).toEqual([true, true]);
    await visitor.window.key('Enter');
    await expect.poll(() => found(visitor)).toEqual([`${promised} Appraisers Found`]);
    expect(await visitor.address()).toBe('/?near=Provo&by=city');
    expect((await visitor.one('radio', 'City')).checked).toBe(true);
    expect(await offered(visitor)).toEqual([]);
    await visitor.window.back();
    await expect.poll(() => visitor.address()).toBe('/');
  },
);

engineTest(
  'a place is chosen with the pointer, and the field keeps the focus',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.fill(searchBox, '8460');
    await expect.poll(() => offered(visitor)).not.toHaveLength(0);
    await offers(visitor).press('option', /^84604 Provo/);
    await expect.poll(() => visitor.address()).toBe('/?near=84604');
    await expect.poll(() => found(visitor)).toEqual(['45 Appraisers Found']);
    expect(await focused(visitor)).toBe(true);
    expect(await boxValue(visitor)).toBe('84604');
  },
);

engineTest('Enter on what is typed searches for just that', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.fill(searchBox, 'Provo');
  await expect.poll(() => offered(visitor)).not.toHaveLength(0);
  await visitor.window.key('Enter');
  await expect
    .poll(async () => (await visitor.texts('alert')).join())
    .toContain('It looks like you entered a city name');
  expect(await offered(visitor)).toEqual([]);
});

engineTest(
  'Escape puts the places away, the arrow brings them back, Tab leaves them',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.fill(searchBox, 'Sandy');
    await expect.poll(() => offered(visitor)).not.toHaveLength(0);
    await visitor.window.key('Escape');
    await expect.poll(() => offered(visitor)).toEqual([]);
    expect(await boxValue(visitor)).toBe('Sandy');
    await visitor.window.key('ArrowDown');
    await expect.poll(() => offered(visitor)).not.toHaveLength(0);
    await visitor.window.key('Tab');
    await expect.poll(() => offered(visitor)).toEqual([]);
    expect(await focused(visitor)).toBe(false);
    expect(await visitor.address()).toBe('/');
  },
);
