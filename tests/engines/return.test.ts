// Reload and Back in each engine return the visitor to the same results and the same scroll position.
import { describe, expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { desktop, phone, searchBox, type Visitor } from './visitor.ts';

async function openAt(visitor: Visitor, size: typeof desktop, y: number): Promise<void> {
  await visitor.open('/?near=84604', size);
  await expect.poll(() => visitor.found()).toEqual(['45 Appraisers Found']);
  // Firefox doesn't cache a page that is still loading its map.
  if (size === desktop) await visitor.one('button', /^84604 Provo/);
  await visitor.window.run((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

async function toAboutAndBack(visitor: Visitor): Promise<void> {
  await visitor.window.run(() => {
    Reflect.set(window, 'isFromCache', true);
    document.querySelector<HTMLElement>('a[href="/about"]')?.click();
  });
  await expect.poll(() => visitor.address()).toBe('/about');
  await visitor.window.back();
  await expect.poll(() => visitor.address()).toBe('/?near=84604');
}

/** Nothing has the focus, or the focused element is in the window. */
const isFocusInView = (visitor: Visitor) =>
  visitor.window.run(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return true;
    const { top, bottom } = active.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

/** The results are back, the page is scrolled as before, and no focus is out of view. */
async function expectToBeAt(visitor: Visitor, y: number): Promise<void> {
  await expect.poll(() => visitor.found()).toEqual(['45 Appraisers Found']);
  await visitor.settled();
  await expect.poll(() => visitor.window.run(() => Math.round(window.scrollY))).toBe(y);
  expect(await isFocusInView(visitor)).toBe(true);
}

engineTest('Back from another page restores the form and its results', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.search('City', 'Provo');
  await expect.poll(() => visitor.found()).toHaveLength(1);
  const before = await visitor.found();
  await visitor.at({ within: 'header' }).press('link', 'Events');
  await expect.poll(() => visitor.address()).toBe('/events');
  await visitor.window.back();
  await expect.poll(() => visitor.address()).toMatch(/near=Provo/);
  await visitor.settled();
  await expect.poll(() => visitor.found()).toEqual(before);
  expect((await visitor.one('field', searchBox)).value).toBe('Provo');
  expect((await visitor.one('radio', 'City')).checked).toBe(true);
});

describe.each([
  ['a phone', phone],
  ['a wide screen', desktop],
] as const)('on %s', (_, size) => {
  engineTest.for([1500, 4000])('reload stays at %i px', async (y, { visitor }) => {
    await openAt(visitor, size, y);
    await visitor.reload();
    await expectToBeAt(visitor, y);
  });

  engineTest('Back from another page returns to the same place', async ({ visitor }) => {
    await openAt(visitor, size, 4000);
    await toAboutAndBack(visitor);
    await expectToBeAt(visitor, 4000);
    expect(await visitor.window.run(() => 'isFromCache' in window)).toBe(true);
  });

  engineTest('so does Back to a page that the engine may not cache', async ({ visitor }) => {
    await openAt(visitor, size, 4000);
    // WebKit caches it anyway. The reload above is its page without the cache.
    await visitor.window.run(() => window.addEventListener('unload', () => undefined));
    await toAboutAndBack(visitor);
    await expectToBeAt(visitor, 4000);
  });

  engineTest('Forward to a wider radius keeps the focus in view', async ({ visitor }) => {
    await visitor.open('/?near=84604', size);
    await visitor.press('button', /^Within 60 miles/);
    await expect.poll(() => visitor.found()).toEqual(['72 Appraisers Found']);
    await visitor.window.run(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await visitor.window.back();
    await expect.poll(() => visitor.found()).toEqual(['45 Appraisers Found']);
    expect(await isFocusInView(visitor)).toBe(true);
    await visitor.window.run(() => window.history.forward());
    await expect.poll(() => visitor.found()).toEqual(['72 Appraisers Found']);
    await expect.poll(() => isFocusInView(visitor)).toBe(true);
  });
});
