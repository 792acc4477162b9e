// The finder in a frame on a partner's site, which is of another origin, in every engine.
import { expect } from 'vitest';
import { startPartner } from '#support/partner-host.ts';
import { engineTest as base } from './engine-test.ts';
import { found, searchBox } from './finder-words.ts';
import { desktop, phone, Visitor } from './visitor.ts';

const test = base.extend('partner', async ({ visitor }, { onCleanup }) => {
  const host = await startPartner(visitor.origin);
  onCleanup(host.close);
  return new Visitor(visitor.window, `http://localhost:${host.port}`);
});

const heightOf = (partner: Visitor) =>
  partner.window.run(() => document.querySelector('iframe')?.getBoundingClientRect().height ?? 0);

for (const size of [desktop, phone]) {
  test(`at ${size.width} px a search stays in it, and the page is told its height and who was chosen`, async ({
    partner,
  }) => {
    await partner.open('/', size);
    const finder = partner.inFrame();
    await finder.settled();
    await expect.poll(() => heightOf(partner)).toBeLessThan(700);
    await finder.fill(searchBox, '84604');
    await partner.window.key('Enter');
    await expect.poll(() => found(finder)).toEqual(['45 Appraisers Found']);
    // The list is longer than the window, and the example keeps the frame lower than that.
    const most = (await partner.window.run(() => innerHeight)) * 0.9;
    await expect.poll(() => heightOf(partner)).toBeCloseTo(most, 0);
    await finder.press('button', 'Desta Haile');
    await expect.poll(() => partner.texts('status')).toEqual(['You chose Desta Haile.']);
    expect(await partner.address()).toBe('/');
  });
}

test('a search in the address of the frame is answered in it', async ({ partner }) => {
  await partner.open('/?near=84741');
  await expect.poll(() => found(partner.inFrame())).toEqual(['1 Appraisers Found']);
});
