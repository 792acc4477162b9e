import { expect, it } from 'vitest';
import { missingDrawings } from './drawings.ts';

it('lets pass what is in public/art', () => {
  expect(missingDrawings([{ path: ['members', 0, 'image'], drawing: 'portrait.svg' }])).toEqual([]);
});

it.each(['hannah.svg', 'Portrait.svg', '', '.'])('names "%s", which is not there', (drawing) => {
  const path = ['members', 3, 'image'];
  const named = [
    { path: ['members', 0, 'image'], drawing: 'portrait.svg' },
    { path, drawing },
  ];
  const expected = 'a drawing that is in public/art, spelled as its file is';
  expect(missingDrawings(named)).toEqual([{ path, found: drawing, expected }]);
});
