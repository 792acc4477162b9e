import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeColor } from './theme-color.ts';

const theme = readFileSync('site/styles/theme.css', 'utf8');
const sections = readFileSync('site/styles/sections.css', 'utf8');
const [light = '', dark = ''] = theme.split('@media screen and (prefers-color-scheme: dark)');

/** The colors that a part of the theme sets, as `#rrggbb`. */
const colorsIn = (part: string) =>
  new Map([...part.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]));
const inLight = colorsIn(light);
const inDark = new Map([...inLight, ...colorsIn(dark.split('@layer')[0] ?? '')]);

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const [more = 0, less = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (more + 0.05) / (less + 0.05);
}

/** A color with so much of another in it, from 0 to 1. */
function mixed(over: string, under: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(over, at) * share + part(under, at) * (1 - share)),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const texts = ['ink', 'soft', 'rock', 'spruce'];
const pairs: [text: string, ground: string, least: number][] = [
  ...texts.flatMap((text) =>
    ['paper', 'sheet', 'sand'].map((ground): [string, string, number] => [text, ground, 7]),
  ),
  // The darkest a contour line behind words can be at any spot is its own color.
  ...texts.map((text): [string, string, number] => [text, 'contour', 4.5]),
  // The example in an empty field, which must not look like text that the visitor typed.
  ['hint', 'sheet', 4.5],
  ['on-deep', 'deep', 7],
  ['on-deep-soft', 'deep', 7],
  ['on-deep-rock', 'deep', 7],
  ['on-spruce', 'spruce', 7],
  ['on-rock', 'rock', 7],
];

describe.each([
  ['light', inLight],
  ['dark', inDark],
])('words in the %s theme', (_, colors) => {
  it.each(pairs)('%s on %s have a contrast of at least %d', (text, ground, least) => {
    const [on, under] = [colors.get(text), colors.get(ground)];
    expect(on && under && contrast(on, under)).toBeGreaterThanOrEqual(least);
  });

  it.each(['on-deep', 'on-deep-soft', 'on-deep-rock'])(
    '%s have one of at least 4.5 on a line across the deep ground',
    (text) => {
      const opacity = Number(/\.deep \{[\s\S]*?opacity: ([\d.]+)/.exec(sections)?.[1]);
      const [on = '', line = '', deep = ''] = [text, 'contour', 'deep'].map((name) =>
        colors.get(name),
      );
      expect(contrast(on, mixed(line, deep, opacity))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('knows a color of the light and of the dark screen', () => {
  expect(themeColor('paper')).toMatch(/^#[ef]/);
  expect(themeColor('paper', 'dark')).toMatch(/^#[0-3]/);
});

it('names a color that the theme does not have', () => {
  expect(() => themeColor('mauve')).toThrow(
    'theme.css: --color-mauve was not found among the light',
  );
});
