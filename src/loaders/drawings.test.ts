import { expect, it } from 'vitest';
import { requireDrawings } from './drawings.ts';

it('lets pass what is in public/art', () => {
  const named = [{ field: 'members.0.image', drawing: 'portrait.svg' }];
  expect(() => requireDrawings('content/board.yaml', named)).not.toThrow();
});

it('names the file, the field and the drawing that is missing', () => {
  const named = [
    { field: 'members.0.image', drawing: 'portrait.svg' },
    { field: 'members.3.image', drawing: 'hannah.svg' },
  ];
  expect(() => requireDrawings('content/board.yaml', named)).toThrow(
    /content\/board\.yaml, field "members\.3\.image": found "hannah\.svg"; expected a drawing/,
  );
});
