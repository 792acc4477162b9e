import { describe, expect, it } from 'vitest';
import { lookupText } from './lookup-text.ts';
import { sampleNames } from './region.fixture.ts';

describe('what is looked up', () => {
  it.each([
    ['  provo  ', 'provo'],
    ['salt   lake\u00a0city', 'salt lake city'],
    ['84604\u200b', '84604'],
    ['８４６０４', '84604'],
    ['84604-123', '84604-123'],
    ['846045', '846045'],
    ['8460', '8460'],
    ['...', '...'],
    ['\u200b \u00ad', ''],
  ])('of %j is %j, whatever is asked for', (near, text) => {
    expect(lookupText({ near, by: 'zip' }, sampleNames)).toBe(text);
    expect(lookupText({ near, by: 'city' }, sampleNames)).toBe(text);
  });

  it.each([
    '84604',
    '84604-1234',
    ' 84604-1234 ',
    '84604 1234',
    '846041234',
    '84604.',
    '84604-',
    '84604,',
    '#84604',
    'UT 84604',
    'Utah, 84604',
  ])('of %j is its ZIP, whatever is asked for', (near) => {
    expect(lookupText({ near, by: 'zip' }, sampleNames)).toBe('84604');
    expect(lookupText({ near, by: 'city' }, sampleNames)).toBe('84604');
  });

  it.each([
    ['Provo, UT 84604', 'Provo'],
    ['Provo 84604', 'Provo'],
    ['provo utah 84604-1234', 'provo'],
    ['Salt Lake City, Utah 84604.', 'Salt Lake City'],
    ['123 Canyon Road, Provo, UT 84604', 'Provo'],
    ['12345 Main Street, St. George, UT, 84604', 'St. George'],
  ])('of %j is the ZIP, or the city %j', (near, city) => {
    expect(lookupText({ near, by: 'zip' }, sampleNames)).toBe('84604');
    expect(lookupText({ near, by: 'city' }, sampleNames)).toBe(city);
  });
});
