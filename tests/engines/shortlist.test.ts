// The visitor's own list in every engine: chosen, shown, kept over a reload and another page, and shared.

import { fullName } from '@appraisers/directory/appraiser.ts';
import { expect } from 'vitest';
import { members } from '#support/of-edition.ts';
import { engineTest } from './engine-test.ts';
import { found } from './finder-words.ts';
import { desktop, phone, type Visitor } from './visitor.ts';

/** The first two near 84604. */
const [first, second] = ['Ifeoma Adeyemi', 'Desta Haile'] as const;

const bar = async (visitor: Visitor) => (await visitor.texts('region', 'Your list')).join();
const names = async (visitor: Visitor) =>
  (await visitor.texts('article')).map((card) =>
    members.map(fullName).find((name) => card.includes(name)),
  );

/** With nothing kept of the test before. */
async function open(visitor: Visitor, query: string, size = desktop): Promise<void> {
  await visitor.open('/about', size);
  await visitor.window.run(() => localStorage.clear());
  await visitor.open(`/${query}`, size);
}

for (const size of [desktop, phone]) {
  engineTest(
    `at ${size.width} px members are put on it, shown, and there after a reload and another page`,
    async ({ visitor }) => {
      await open(visitor, '?near=84604', size);
      for (const name of [first, second]) await visitor.press('button', `Add ${name} to your list`);
      await expect.poll(() => bar(visitor)).toContain(`2 chosen${first}, ${second}`);
      await visitor.at({ within: '.shortlist-bar' }).press('button', 'Show my list');
      await expect.poll(() => found(visitor)).toEqual(['2 Appraisers Found']);
      expect(await names(visitor)).toEqual([first, second]);
      expect(await visitor.address()).toMatch(/^\/\?list=\d+\.\d+$/);
      await visitor.reload();
      expect(await names(visitor)).toEqual([first, second]);
      await visitor.open('/?near=84604', size);
      await expect.poll(() => bar(visitor)).toContain('2 chosen');
      await visitor.press('button', `Remove ${first} from your list`);
      await expect.poll(() => bar(visitor)).toContain(`1 chosen${second}`);
    },
  );
}

engineTest(
  'its address shows the same members, in its order, to whoever is given it',
  async ({ visitor }) => {
    await open(visitor, '?list=31.7.12');
    await expect.poll(() => found(visitor)).toEqual(['3 Appraisers Found']);
    const listed = [31, 7, 12].map((id) => members.find((member) => member.id === id));
    expect(await names(visitor)).toEqual(listed.map((member) => member && fullName(member)));
    expect((await visitor.texts('status')).join()).toContain(
      'Whoever gave you this address chose these people.',
    );
    expect(await bar(visitor)).toBe('');
  },
);
