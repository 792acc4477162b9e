import {
  hostileDrawings,
  ordinaryDrawings,
} from '@appraisers/edition/pictures/drawings.fixture.ts';
import { expect, it } from 'vitest';
import { drawingResponse } from './drawing-files.ts';

const texts = hostileDrawings.flatMap(([title, file]) =>
  typeof file === 'string' ? [[title, file] as const] : [],
);

it.each(texts)('a drawing with %s is not served', (_, svg) => {
  expect(() => drawingResponse(svg)).toThrow(
    /^The drawing can't be shown\. Line \d+: .+ Save it as plain SVG or PNG\.$/,
  );
});

it.each(ordinaryDrawings)('a drawing %s is served as it is', async (_, svg) => {
  const response = drawingResponse(svg);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(svg);
});
