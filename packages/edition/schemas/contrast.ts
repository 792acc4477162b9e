// Contrast between colors, and the colors of the theme that need it. Colors are #rrggbb.
import type { ColorName, Colors } from './theme.ts';

/** Red, green and blue, from 0 to 255. */
export const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, "contrast ratio", from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [more = 0, less = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (more + 0.05) / (less + 0.05);
}

/** A color over another, with a share from 0 to 1. */
export function mixed(over: string, under: string, share: number): string {
  const below = channels(under);
  const parts = channels(over).map((value, at) =>
    Math.round(value * share + (below[at] ?? 0) * (1 - share)),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A color that needs a contrast with the color that it is on. */
export type Pair = { readonly text: ColorName; readonly on: ColorName; readonly least: number };

const pairs = (texts: readonly ColorName[], grounds: readonly ColorName[], least: number): Pair[] =>
  texts.flatMap((text) => grounds.map((on) => ({ text, on, least })));

const words = ['ink', 'soft', 'accent', 'main'] as const;

/** Text has 7:1, WCAG 2.2 AAA. */
export const colorPairs: readonly Pair[] = [
  ...pairs(words, ['paper', 'sheet', 'panel'], 7),
  // The darkest a contour line behind words can be at any spot is its own color.
  ...pairs(words, ['contour'], 4.5),
  // The example in an empty field, which must not look like text that the visitor typed.
  ...pairs(['hint'], ['sheet'], 4.5),
  ...pairs(['onMain'], ['main'], 7),
  ...pairs(['onAccent'], ['accent'], 7),
  ...pairs(['onDeep', 'onDeepSoft', 'onDeepAccent'], ['deep'], 7),
];

export const isReadable = (colors: Colors, { text, on, least }: Pair): boolean =>
  contrast(colors[text], colors[on]) >= least;

const steps = Array.from({ length: 256 }, (_, step) => step / 255);

/** The nearest color with enough contrast to all its grounds, darker or lighter; undefined if none has. */
export function nearestReadable(colors: Colors, text: ColorName): string | undefined {
  const own = colorPairs.filter((each) => each.text === text);
  const fits = (hex: string) => own.every((each) => isReadable({ ...colors, [text]: hex }, each));
  const toward = (end: string) =>
    steps
      .map((share) => ({ share, hex: mixed(end, colors[text], share) }))
      .find(({ hex }) => fits(hex));
  const found = [toward('#000000'), toward('#ffffff')].filter((each) => each !== undefined);
  return found.sort((a, b) => a.share - b.share)[0]?.hex;
}
