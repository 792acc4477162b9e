import { globSync, readFileSync } from 'node:fs';
import { ownTheme as engine } from '@appraisers/edition/loaders/read-theme.ts';
import { expect, it } from 'vitest';
import { inThemeColors } from './drawing-files.ts';

const drawings = globSync('packages/edition/drawings/**/*.svg');
/** A theme without a color of the engine's. */
const other = {
  ...engine,
  light: mapped(engine.light, '#000001'),
  dark: mapped(engine.dark, '#fffffe'),
};
function mapped<Colors extends object>(colors: Colors, hex: string) {
  return { ...colors, ...Object.fromEntries(Object.keys(colors).map((name) => [name, hex])) };
}

it.each(drawings)('%s has no color that a theme can not change', (file) => {
  const svg = inThemeColors(readFileSync(file, 'utf8'), other);
  expect(new Set(svg.match(/#\w{6}/g) ?? [])).not.toContainEqual(
    expect.not.stringMatching(/#000001|#fffffe/),
  );
});

it.each(drawings)("%s stays the same in the engine's own theme", (file) => {
  const svg = readFileSync(file, 'utf8');
  expect(inThemeColors(svg, engine)).toBe(svg);
});

it('a color changes on the screens where the theme changes it', () => {
  const svg = '<style>.a{fill:#b5522b}@media (dark){.a{fill:#e58a5f}}</style>';
  expect(inThemeColors(svg, { ...engine, light: { ...engine.light, band: '#123456' } })).toBe(
    '<style>.a{fill:#123456}@media (dark){.a{fill:#e58a5f}}</style>',
  );
});
