import { describe, expect, it } from 'vitest';
import { validatePageLinks, validatePictureNames, validateTimeZones } from './cross-checks.ts';
import { edition } from './edition.ts';
import { eventRegion, sampleEvent } from './events.fixture.ts';

const path = ['features', 0, 'href'];
const issuesOf = (href: string) =>
  validatePageLinks([{ path, href }], [1, 4]).map(({ expected }) => expected);

describe('a path of the site', () => {
  it.each(['/', '/about', '/join#form', '/resources/', '/resources/4', '/resources/blogs/1'])(
    '%s leads to a page',
    (href) => expect(issuesOf(href)).toEqual([]),
  );
  it.each(['/abuot', '/resources/blogs/5', '/resources/blogs/1/x', '/events/x'])(
    '%s leads nowhere, and the articles are named',
    (href) =>
      expect(issuesOf(href)).toEqual(['the path of a page of this site; its articles are 1, 4']),
  );
});

it('a time zone of an event is one of the region', () => {
  const zone = (timeZone?: string) =>
    validateTimeZones([sampleEvent(timeZone === undefined ? {} : { timeZone })], eventRegion).map(
      ({ found }) => found,
    );
  expect([zone(), zone('America/Los_Angeles'), zone('Europe/Paris')]).toEqual([
    [],
    [],
    ['Europe/Paris'],
  ]);
});

it.each(['hannah.svg', 'hannah.jpg', 'Visit.svg', '', '.'])('there is no picture "%s"', (image) => {
  const named = ['visit.svg', image].map((name, at) => ({ path: [at, 'image'], image: name }));
  const expected = 'a picture that is in pictures/, spelled as its file is';
  expect(validatePictureNames(named, edition.pictures())).toEqual([
    { path: [1, 'image'], found: image, expected },
  ]);
});
