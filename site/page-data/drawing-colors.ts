// The engine's drawings in the colors of a theme. Each color of a drawing plays the part of one in the theme.
import { type Theme, themeOf } from '@appraisers/edition/loaders/read-theme.ts';
import type { ColorName } from '@appraisers/edition/schemas/theme.ts';

type Parts = Readonly<Record<string, ColorName>>;

const parts: Readonly<Record<'light' | 'dark', Parts>> = {
  light: {
    ...{ '#1d3f36': 'ink', '#17312a': 'ink', '#2f5d50': 'main', '#b5522b': 'band' },
    ...{ '#f3ecdd': 'paper', '#fffaf0': 'sheet', '#eadfc8': 'panel', '#ebe0ca': 'panel' },
    ...{ '#c9b48d': 'contour', '#cdbb96': 'contour', '#cdb990': 'contour' },
  },
  dark: {
    ...{ '#e9dfca': 'ink', '#f2ebdb': 'ink', '#8fb7a4': 'main', '#e58a5f': 'band' },
    ...{ '#172a25': 'sheet', '#20372f': 'panel', '#1d322b': 'panel' },
    ...{ '#2a463c': 'line', '#31493f': 'line' },
    ...{ '#3f6356': 'contour', '#3d5f52': 'contour', '#2f4f44': 'contour' },
  },
};

/** A drawing keeps the colors that the theme doesn't change. */
export function inThemeColors(svg: string, theme: Theme): string {
  const engine = themeOf({});
  return svg.replaceAll(/#[\da-f]{6}/g, (hex) => {
    const scheme = hex in parts.light ? 'light' : 'dark';
    const name = parts[scheme][hex];
    return name && theme[scheme][name] !== engine[scheme][name] ? theme[scheme][name] : hex;
  });
}
