import { expect, it } from 'vitest';
import { validatePictureNames } from './cross-checks.ts';

it('lets pass what is there', () => {
  expect(validatePictureNames([{ path: ['members', 0, 'image'], image: 'visit.svg' }])).toEqual([]);
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
    expect(validatePictureNames(named)).toEqual([{ path, found: image, expected }]);
  },
);
