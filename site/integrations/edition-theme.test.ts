import { readFileSync } from 'node:fs';
import { themeOf } from '@appraisers/edition/loaders/read-theme.ts';
import { expect, it } from 'vitest';
import { withTheme } from './edition-theme.ts';

const css = readFileSync('site/styles/theme.css', 'utf8');
const engine = themeOf({});
/** The style sheet in a theme, as light screens, dark screens and paper see it. */
function partsOf(given: Parameters<typeof themeOf>[0]) {
  const [light = '', rest = ''] = withTheme(css, themeOf(given)).split(
    '@media screen and (prefers',
  );
  const [dark = '', ...others] = rest.split('@supports');
  return { light, dark, others: others.join('') };
}

it("the engine's own theme changes nothing", () => {
  expect(withTheme(css, engine)).toBe(css);
  expect(withTheme(css, themeOf({ radii: { sm: 3, md: 5 } }))).toBe(css);
});

it('colors and corners replace those of light and of dark screens, and not those of paper', () => {
  const { light, dark, others } = partsOf({
    light: { paper: '#ffffff', onDeepSoft: '#eeeeee' },
    dark: { paper: '#000000' },
    radii: { md: 12 },
  });
  expect(light).toContain('--color-paper: #ffffff;');
  expect(light).toContain('--color-on-deep-soft: #eeeeee;');
  expect(light).toContain('--radius-md: 12px;');
  expect(light).toContain('--radius-sm: 3px;');
  expect(dark).toContain('--color-paper: #000000;');
  expect(others).toContain('--color-on-deep-soft: var(--color-soft);');
});

it('a color that dark screens shared gets a line of its own', () => {
  const { light, dark } = partsOf({ dark: { onDeepRock: '#ffd8c0' } });
  expect(light).toContain(`--color-on-deep-rock: ${engine.light.onDeepRock};`);
  expect(dark).toContain('--color-on-deep-rock: #ffd8c0');
});

it('shadows, and the lines of the footer, take the new color', () => {
  const { light, others } = partsOf({ light: { ink: '#0a0b0c', onDeep: '#fdfeff' } });
  expect(light).toContain('rgb(10 11 12 / 0.06)');
  expect(others).toContain('rgb(253 254 255 / 0.2)');
});
