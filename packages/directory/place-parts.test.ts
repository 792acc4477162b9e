import { describe, expect, it } from 'vitest';
import { member } from './members.fixture.ts';
import { placeParts } from './place-parts.ts';
import type { MemberPlace } from './places-with-members.ts';

const starts = ['Ab', 'Be', 'Ca'];

/** A place with this many members, whose last names start with three letters in turn. */
function placeOf(count: number): MemberPlace {
  const appraisers = Array.from({ length: count }, (_, id) =>
    member({ id, lastName: `${starts[id % 3]}${id}` }),
  );
  const point = { lat: 40, lng: -111 };
  const location = {
    ...point,
    zip: '84604',
    city: 'Provo',
    cityKey: '',
    plainCity: '',
    appraisers,
  };
  return { ...point, name: 'Provo', slug: 'provo', appraisers, locations: [location] };
}

describe('the pages of a place', () => {
  it('are one for up to 200 members', () => {
    const place = placeOf(200);
    expect(placeParts(place)).toEqual([{ place }]);
  });

  it('are one for each letter above that, and no member is lost', () => {
    const pages = placeParts(placeOf(201));
    expect(pages.map(({ part }) => [part?.label, part?.path, part?.isFurther])).toEqual([
      ['A', '/appraisers/provo', false],
      ['B', '/appraisers/provo/names/b', true],
      ['C', '/appraisers/provo/names/c', true],
    ]);
    const ids = pages.flatMap(({ place }) => place.appraisers.map(({ id }) => id));
    expect(ids).toHaveLength(201);
    expect(new Set(ids).size).toBe(201);
    expect(pages[2]?.part?.total).toBe(201);
  });
});
