// Which names of the lists of post offices are places.
import { expect, it } from 'vitest';
import { postOffices } from './place-packages.ts';

const namesIn = (postalCode: string) =>
  new Set(postOffices.flatMap(({ state, city }) => (state === postalCode ? [city] : [])));
const townAt = (zip: string) => postOffices.find((office) => office.zip === zip)?.city;

it('leaves out firms and agencies with a ZIP code of their own', () => {
  expect(namesIn('LA')).not.toContain('Cablevision');
  expect(namesIn('DC')).not.toContain('Parcel Return Service');
  expect(townAt('70883')).toBeUndefined();
});

it('keeps the town of a ZIP code whose list names the firm', () => {
  expect(townAt('56901')).toBe('Washington');
  expect(townAt('97251')).toBe('Portland');
});

it('keeps hamlets that only the list of post offices has', () => {
  expect(townAt('84717')).toBe('Bryce Canyon');
  expect(townAt('05144')).toBe('Chester Depot');
  expect(townAt('70792')).toBe('Uncle Sam');
});

it('names places as people write them, in states and territories', () => {
  expect(townAt('00680')).toBe('Mayagüez');
  expect(postOffices.filter(({ city }) => /\bSaint\b|\bMc |\bAfb\b/.test(city))).toEqual([]);
});
