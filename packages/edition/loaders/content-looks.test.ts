import { describe, expect, it } from 'vitest';
import { pagesThere, zonesOfRegion } from './content-looks.ts';
import { sampleEvent, sampleRegion } from './sample-events.ts';

const path = ['features', 0, 'href'];
const told = (href: string) => pagesThere([{ path, href }], [1, 4]).map(({ expected }) => expected);

describe('a path of the site', () => {
  it.each(['/', '/about', '/join#form', '/resources/', '/resources/4', '/resources/blogs/1'])(
    '%s leads to a page',
    (href) => expect(told(href)).toEqual([]),
  );
  it.each(['/abuot', '/resources/blogs/5', '/resources/blogs/1/x', '/events/x'])(
    '%s leads nowhere, and the articles are named',
    (href) =>
      expect(told(href)).toEqual(['the path of a page of this site; its articles are 1, 4']),
  );
});

it('a time zone of an event is one of the region', () => {
  const zone = (timeZone?: string) =>
    zonesOfRegion([sampleEvent(timeZone === undefined ? {} : { timeZone })], sampleRegion).map(
      ({ found }) => found,
    );
  expect([zone(), zone('America/Los_Angeles'), zone('Europe/Paris')]).toEqual([
    [],
    [],
    ['Europe/Paris'],
  ]);
});
