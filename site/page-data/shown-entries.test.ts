import { describe, expect, it } from 'vitest';
import { shownOn } from './shown-entries.ts';

const entries = [
  { title: 'Always' },
  { title: 'Today', showFrom: '2026-11-20' },
  { title: 'Tomorrow', showFrom: '2026-11-21' },
];
const titles = (withDrafts: boolean) =>
  shownOn(entries, '2026-11-20', withDrafts).map(({ title }) => title);

describe('an entry with a day from which it shows', () => {
  it('is left out before that day', () => expect(titles(false)).toEqual(['Always', 'Today']));

  it('is marked as a draft in the preview', () =>
    expect(titles(true)).toEqual(['Always', 'Today', 'Draft: Tomorrow']));
});
