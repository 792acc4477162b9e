import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import { sampleNames } from './members.fixture.ts';
import { otherStates } from './other-states.ts';

const others = otherStates(edition.borderTowns.read(), sampleNames);
const found = (text: string) => others.find(text);
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
    ['Mesquite', 'Mesquite, Nevada'],
    ['mesquite nv', 'Mesquite, Nevada'],
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
    ['Las Vegas, NV', 'Las Vegas, Nevada'],
  ])('%j is %s, which is too far away to have a point', (text, place) => {
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
