import {
  hostileDrawings,
  ordinaryDrawings,
} from '@appraisers/edition/pictures/drawings.fixture.ts';
import { expect, it } from 'vitest';
import { drawingResponse } from './drawing-files.ts';

it('a drawing with a script is not served', () =>
  expect(() => drawingResponse(`${hostileDrawings[0]?.[1]}`)).toThrow(
    /^The drawing can't be shown\. Line \d+: .+ Save it as plain SVG or PNG\.$/,
  ));

it.each(ordinaryDrawings)('a drawing %s is served as it is', async (_, svg) => {
  const response = drawingResponse(svg);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toBe(svg.replace('\uFEFF', ''));
});
