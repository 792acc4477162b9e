// The drawings as files of the site.
import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { isOurs } from '@appraisers/edition/loaders/pictures.ts';
import { ownTheme, type Theme } from '@appraisers/edition/loaders/read-theme.ts';
import type { ColorName } from '@appraisers/edition/schemas/theme.ts';

/** The text of a drawing. Those of the engine have the edition's colors; its own keep theirs. */
export function readDrawing(file: string): string {
  const svg = readFileSync(file, 'utf8');
  return isOurs(file) ? inThemeColors(svg, edition.theme.read()) : svg;
}

/** The text of the drawing with this name. */
export function drawingNamed(name: string): string {
  const file = edition.pictures().get(name);
  if (file === undefined) throw new Error(`There is no drawing ${name}. Add it, or fix its name.`);
  return readDrawing(file);
}

/** Each color of the engine's drawings plays the part of one in the theme. */
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

/** The engine's drawing in the colors of a theme. It keeps those that the theme doesn't change. */
export function inThemeColors(svg: string, theme: Theme): string {
  return svg.replaceAll(/#[\da-f]{6}/g, (hex) => {
    const scheme = hex in parts.light ? 'light' : 'dark';
    const name = parts[scheme][hex];
    return name && theme[scheme][name] !== ownTheme[scheme][name] ? theme[scheme][name] : hex;
  });
}
