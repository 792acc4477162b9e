import { ownTheme as engine, schemes } from '@appraisers/edition/loaders/read-theme.ts';
import { colorPairs, contrast, isReadable } from '@appraisers/edition/schemas/contrast.ts';
import { describe, expect, it } from 'vitest';

describe.each(schemes)('words in the %s theme', (scheme) => {
  it.each(colorPairs.map((pair) => [pair.text, pair.on, pair.least, pair] as const))(
    '%s on %s have a contrast of at least %d',
    (_text, _on, _least, pair) => expect(isReadable(engine[scheme], pair)).toBe(true),
  );
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
