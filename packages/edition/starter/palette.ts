// A complete set of colors from the two that an association chooses, for theme.yaml.
import { recordOf } from '@appraisers/directory/member-fields.ts';
import type { Scheme } from '#loaders/read-theme.ts';
import { colorPairs, mixed, nearestReadable } from '#schemas/contrast.ts';
import { type ColorName, type Colors, colorNames } from '#schemas/theme.ts';

/** The main color and the accent, as #rrggbb. */
export type OwnColors = { readonly main: string; readonly accent: string };

/** What each color is mixed with, and its share, from 0 to 1, of the main color or of the accent. */
const mixtures: Readonly<
  Record<ColorName, Readonly<Record<Scheme, readonly [rest: string, share: number]>>>
> = {
  paper: { light: ['#fbfaf7', 0.04], dark: ['#0f1215', 0.18] },
  sheet: { light: ['#fffefc', 0.01], dark: ['#161a1e', 0.22] },
  panel: { light: ['#f6f5f1', 0.1], dark: ['#1b2025', 0.26] },
  line: { light: ['#e4e2dc', 0.14], dark: ['#3c4248', 0.3] },
  edge: { light: ['#85847d', 0.3], dark: ['#98a1a8', 0.15] },
  contour: { light: ['#eceae4', 0.26], dark: ['#30373d', 0.3] },
  ink: { light: ['#0d1013', 0.25], dark: ['#f0efeb', 0] },
  soft: { light: ['#33383c', 0.25], dark: ['#c9cdcf', 0] },
  hint: { light: ['#6a6e70', 0.15], dark: ['#959da2', 0] },
  main: { light: ['#ffffff', 1], dark: ['#ffffff', 0.4] },
  onMain: { light: ['#fffefc', 0.01], dark: ['#0f1215', 0.18] },
  accent: { light: ['#ffffff', 1], dark: ['#ffffff', 0.4] },
  onAccent: { light: ['#fffefc', 0.01], dark: ['#0f1215', 0.18] },
  band: { light: ['#ffffff', 0.7], dark: ['#ffffff', 0.6] },
  deep: { light: ['#090c0e', 0.5], dark: ['#07090a', 0.2] },
  onDeep: { light: ['#fbfaf7', 0.04], dark: ['#f0efeb', 0] },
  onDeepSoft: { light: ['#dfe2e2', 0.1], dark: ['#c9cdcf', 0] },
  onDeepAccent: { light: ['#ffffff', 0.38], dark: ['#ffffff', 0.4] },
};

const mixedColors = ({ main, accent }: OwnColors, scheme: Scheme): Colors =>
  recordOf(colorNames, (name) => {
    const own = ['accent', 'band', 'onDeepAccent'].includes(name) ? accent : main;
    return mixed(own, ...mixtures[name][scheme]);
  });

/** The colors, in which each text that was hard to read is the nearest one that works. */
function readable(colors: Colors, except: readonly ColorName[] = []): Colors {
  const fixed = { ...colors };
  for (const { text } of colorPairs)
    if (!except.includes(text)) fixed[text] = nearestReadable(fixed, text) ?? fixed[text];
  return fixed;
}

export const paletteOf = (own: OwnColors) => ({
  light: readable(mixedColors(own, 'light'), ['main', 'accent']),
  dark: readable(mixedColors(own, 'dark')),
});

/** The nearest darker color that reads well as text and as a button; the color itself if it does. */
export function legible(own: OwnColors, role: keyof OwnColors): string {
  let hex = own[role];
  // A darker color darkens its grounds a little.
  for (let round = 0; round < 4; round += 1)
    hex = nearestReadable(mixedColors({ ...own, [role]: hex }, 'light'), role) ?? '#000000';
  return hex;
}
