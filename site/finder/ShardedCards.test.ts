import { member } from '@appraisers/directory/members.fixture.ts';
import { expect, it } from 'vitest';
import { loadedEntries } from './ShardedCards.tsx';

it('the heading of a group goes to its first card that is there, and a group without cards has none', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const [a, b, c, d, e] = names.map((lastName) => member({ lastName }));
  if (!a || !b || !c || !d || !e) throw new Error('A member is missing.');
  const entries = [
    { appraiser: a, heading: { place: 'Provo' }, part: 'Also' },
    { appraiser: b },
    { appraiser: c, heading: { place: 'Lehi' } },
    { appraiser: d, heading: { place: 'Orem' } },
    { appraiser: e },
  ];
  const there = new Set([b, d, e]);
  expect(loadedEntries(entries, there)).toEqual([
    { appraiser: b, heading: { place: 'Provo' }, part: 'Also' },
    { appraiser: d, heading: { place: 'Orem' } },
    { appraiser: e },
  ]);
});
