import { expect, it } from 'vitest';
import { themeColor } from './theme-color.ts';

it('knows a color of the light and of the dark screen', () => {
  expect(themeColor('paper')).toMatch(/^#[ef]/);
  expect(themeColor('paper', 'dark')).toMatch(/^#[0-3]/);
});

it('names a color that the theme does not have', () => {
  expect(() => themeColor('mauve')).toThrow(
    'theme.css: --color-mauve was not found among the light',
  );
});
