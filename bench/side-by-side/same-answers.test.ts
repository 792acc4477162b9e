// What is compared does the same: for every place that both know, both searches find as many people.
import { expect, it } from 'vitest';
import { atlas } from '../../src/directory/atlas.ts';
import { radii } from '../../src/directory/criteria.ts';
import { indexMembers } from '../../src/directory/members.ts';
import { placeNames } from '../../src/directory/place-names.ts';
import { appraisersIn, search } from '../../src/directory/search.ts';
import { edition } from '../../src/loaders/edition.ts';
import { search as baselineSearch } from '../baseline/src/finder/search.ts';
import type { Criteria } from '../baseline/src/finder/types.ts';
import { givenPlaces } from '../baseline/write-data.ts';
import { ownZips } from '../synthetic-members.ts';

const region = edition.region.read();
const names = placeNames(region);
const members = edition.members.read();
const { extra, gazetteer } = givenPlaces();
const { zips, cities } = edition.gazetteer.read();
const known = edition.places.read();

const knowledge = {
  zipPrefixes: region.zipPrefixes,
  members: indexMembers(members, names),
  extra: atlas(
    known.zips.map(({ zip, lat, lng }) => [zip, lat, lng]),
    known.names.map(({ name, lat, lng }) => [name, lat, lng]),
    names,
  ),
  gazetteer: atlas(zips, cities, names),
};
const places = {
  zips: [...extra.zips, ...gazetteer.zips],
  cities: [...extra.cities, ...gazetteer.cities],
};

const found = (criteria: Criteria) => ({
  ...criteria,
  found: baselineSearch([...members], places, criteria).count,
});

it.each(['zip', 'city'] as const)('finds as many people near every %s', (by) => {
  const asked = places[by === 'zip' ? 'zips' : 'cities'].flatMap(({ name }) =>
    radii.map((within) => ({ near: name, by, within })),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.map(found)).toEqual(
    asked.map((criteria) => ({
      ...criteria,
      found: appraisersIn(search(criteria, knowledge)).length,
    })),
  );
});

it('finds the people of the shared search that is measured', () => {
  const [near = ''] = ownZips();
  expect(found({ near, by: 'zip', within: 30 }).found).toBeGreaterThan(10);
});

it('finds everybody without a text', () => {
  expect(found({ near: ' ', by: 'zip', within: 30 }).found).toBe(members.length);
});
