import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, it } from 'vitest';
import { places } from './place-pages.ts';
import { jsonLd } from './structured-data.ts';
import { placesThings, placeThings } from './structured-places.ts';

const site = edition.site.read();
const region = edition.region.read();

it('lists the places with the addresses of their pages', () => {
  const [list] = placesThings(site, places);
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: places.length });
  expect(JSON.stringify(list)).toContain(`"url":"${site.url}/appraisers/saint-george"`);
});

it('says of a place who is there, and where the page stands', () => {
  for (const place of places) {
    const [list, crumbs] = placeThings(site, region, place);
    expect(list?.itemListElement).toHaveLength(place.appraisers.length);
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: `${site.url}/appraisers` },
        { position: 2, name: place.name, item: `${site.url}/appraisers/${place.slug}` },
      ],
    });
  }
});

it('says of a member name, phone and ZIP, and never the email address', () => {
  const all = places.map((place) => jsonLd(placeThings(site, region, place))).join();
  expect(all).toContain('"telephone":"+1801');
  expect(all).toContain('"postalCode":"84604"');
  expect(all).not.toMatch(/mail|\w@\w/);
  for (const { email } of edition.members.read()) expect(all).not.toContain(email.split('@')[0]);
  // Who has no phone has none here either.
  expect(all).not.toMatch(/"telephone":(""|"N\/A"|undefined)/);
});
