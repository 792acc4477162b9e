import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import { indexElsewhere, placeElsewhere } from './elsewhere.ts';
import { sampleNames } from './members.fixture.ts';

const elsewhere = indexElsewhere(edition.elsewhere.read(), sampleNames);
const found = (text: string) => placeElsewhere(text, elsewhere, sampleNames);
const described = (text: string) => {
  const place = found(text);
  return place && `${place.name}, ${place.state.name}`;
};

describe('a place of another state', () => {
  it.each([
    ['82930', 'Evanston, Wyoming'],
    ['Evanston', 'Evanston, Wyoming'],
    ['evanston, wy', 'Evanston, Wyoming'],
    ['Evanston, Wyoming', 'Evanston, Wyoming'],
    ['Evanston Wyoming', 'Evanston, Wyoming'],
    ['Rock Springs', 'Rock Springs, Wyoming'],
    ['Las Vegas', 'Las Vegas, Nevada'],
    ['las vegas nv', 'Las Vegas, Nevada'],
    ['Aurora', 'Aurora, Colorado'],
  ])('%j is %s, with its point', (text, place) => {
    expect(described(text)).toBe(place);
    expect(found(text)?.point).toBeDefined();
  });

  it.each([
    ['10001', '10001, New York'],
    ['00601', '00601, Puerto Rico'],
    ['Richmond, VA', 'Richmond, Virginia'],
    ['Richmond VA', 'Richmond, Virginia'],
    ['Columbus, Ohio', 'Columbus, Ohio'],
    ['Charleston, West Virginia', 'Charleston, West Virginia'],
  ])('%j is %s, which is no neighbor and has no point', (text, place) => {
    expect(described(text)).toBe(place);
    expect(found(text)?.point).toBeUndefined();
  });

  it.each([
    'Atlantis',
    '00000',
    'a house I live in',
    'call me',
    'Virginia',
    '',
    '💥',
    'constructor',
  ])('%j is none', (text) => {
    expect(found(text)).toBeUndefined();
  });
});
