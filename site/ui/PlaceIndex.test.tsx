import { sampleMembers } from '@appraisers/directory/members.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaceIndex } from './PlaceIndex.tsx';

const place = (name: string, members: number) => ({
  name,
  slug: name.toLowerCase(),
  appraisers: sampleMembers.slice(0, members),
});
const html = (...places: readonly ReturnType<typeof place>[]) =>
  renderToStaticMarkup(<PlaceIndex places={places} updated="2026-11-20" none="No members yet." />);
const texts = (of: string, element: string) =>
  [...of.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'g'))].map(([part]) =>
    part.replaceAll(/<[^>]+>/g, ''),
  );

describe('the index of places', () => {
  it('has each place under its letter, with its number of appraisers', () => {
    const index = html(
      ...[place('山田', 1), place('Alta', 1), place('Orem', 3), place('Ávila', 2)],
    );
    expect(texts(index, 'h2')).toEqual(['A', 'O', 'Other']);
    expect(texts(index, 'li').join()).toBe(
      'Alta1 appraiser,Ávila2 appraisers,Orem3 appraisers,山田1 appraiser',
    );
    expect(index).toContain('href="/appraisers/orem"');
    expect(texts(index, 'p')).toEqual([
      '7 appraisers in 4 places. Directory last checked on November 20, 2026.',
    ]);
  });

  it('says so when there are no members, and has no letters', () => {
    expect(texts(html(), 'p')[0]).toMatch(/^No members yet\. Directory last checked on/);
    expect(texts(html(), 'h2')).toEqual([]);
  });
});
