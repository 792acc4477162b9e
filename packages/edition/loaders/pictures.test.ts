import { expect, it } from 'vitest';
import { validatePictureNames } from './cross-checks.ts';
import { edition } from './edition.ts';

it('lets pass what is there', () => {
  const named = [{ path: ['members', 0, 'image'], image: 'visit.svg' }];
  expect(validatePictureNames(named, edition.pictures())).toEqual([]);
});

it.each(['hannah.svg', 'hannah.jpg', 'Visit.svg', '', '.'])(
  'names "%s", which is not there',
  (image) => {
    const path = ['members', 3, 'image'];
    const named = [
      { path: ['members', 0, 'image'], image: 'visit.svg' },
      { path, image },
    ];
    const expected = 'a picture that is in pictures/, spelled as its file is';
    expect(validatePictureNames(named, edition.pictures())).toEqual([
      { path, found: image, expected },
    ]);
  },
);
