// The pages by place in every engine, and their ways into the finder.
import { expect } from 'vitest';
import { members } from '#support/of-edition.ts';
import { engineTest } from './engine-test.ts';
import { boxValue, groupHeadings } from './finder-words.ts';
import { desktop, phone } from './visitor.ts';

const ofProvo = members.filter(({ city }) => city === 'Provo');

for (const size of [desktop, phone]) {
  engineTest(
    `at ${size.width} px the way leads from all places to a member, and on to a search`,
    async ({ visitor }) => {
      await visitor.open('/appraisers', size);
      expect(await visitor.texts('heading', 'Appraisers by place')).toHaveLength(1);
      await visitor.at({ within: 'main' }).press('link', 'Provo');
      await expect.poll(() => visitor.address()).toBe('/appraisers/provo');
      await visitor.settled();
      const place = visitor.at({ within: 'main' });
      for (const { phone: number, email } of ofProvo) {
        const [mail] = await place.all('link', email);
        expect(mail?.width, email).toBeGreaterThan(0);
        const call = await visitor.window.run(
          (href) => document.querySelector(`main a[href="${href}"]`)?.textContent,
          `tel:+${number}`,
        );
        expect(call).toMatch(/555-01/);
      }
      const map = await place.one('img', /^Map of Provo and the other 15 places/);
      expect(Math.min(map.width, map.height)).toBeGreaterThan(100);
      await place.press('link', 'Search around Provo');
      await expect.poll(() => visitor.address()).toBe('/?near=Provo&by=city');
      await expect.poll(async () => (await groupHeadings(visitor))[0]).toMatch(/^Provo/);
      expect(await boxValue(visitor)).toBe('Provo');
      await visitor.window.back();
      await expect.poll(() => visitor.address()).toBe('/appraisers/provo');
    },
  );
}

engineTest('the home page leads to them, and one leads to the next', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('link', 'All places with members');
  await expect.poll(() => visitor.address()).toBe('/appraisers');
  await visitor.open('/appraisers/provo');
  await visitor.at({ within: 'main' }).press('link', 'Orem');
  await expect.poll(() => visitor.address()).toBe('/appraisers/orem');
});
