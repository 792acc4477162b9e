// @vitest-environment happy-dom
import { member, sampleWording } from '@appraisers/directory/members.fixture.ts';
import { placeParts } from '@appraisers/directory/place-parts.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlaceMembers } from './PlaceMembers.tsx';

afterEach(cleanup);

const appraisers = Array.from({ length: 201 }, (_, id) =>
  member({ id, lastName: `${'ABC'[id % 3]}berg` }),
);
const point = { lat: 40, lng: -111 };
const there = { ...point, zip: '84604', city: 'Provo', cityKey: 'provo', plainCity: 'provo' };
const place = {
  ...point,
  name: 'Provo',
  slug: 'provo',
  appraisers,
  locations: [{ ...there, appraisers }],
} as const;

it('a page of a large city says which members it has, and leads to the others', () => {
  const [, page] = placeParts(place);
  if (!page) throw new Error('The city has one page.');
  render(
    <PlaceMembers
      {...page}
      region="Utah"
      site={{
        contact: { email: 'office@example.org', phone: '18015550100', place: 'Provo' },
        directoryUpdated: '2030-01-05',
      }}
      wording={sampleWording}
      pathOf={() => '/'}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('201 appraisers');
  expect(screen.getByText('Last names starting with B: 67')).toBeDefined();
  const letters = within(screen.getByRole('navigation', { name: 'Last names' }));
  expect(letters.getByRole('link', { current: 'page' }).textContent).toBe('B');
  const steps = within(
    screen.getByRole('navigation', { name: 'Previous and next letter' }),
  ).getAllByRole('link');
  expect(steps.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Previous: A /appraisers/provo',
    'Next: C /appraisers/provo/names/c',
  ]);
});
