// A complete set of colors from the two that an association chooses, for theme.yaml.
import { colorPairs, isReadable, mixed, nearestReadable } from '#schemas/contrast.ts';
import type { ColorName, Colors } from '#schemas/theme.ts';

/** The main color and the accent, as #rrggbb. */
export type OwnColors = { readonly main: string; readonly accent: string };

/** The colors with each text that is hard to read replaced by the nearest one that works. */
function readable(colors: Colors, except: readonly ColorName[] = []): Colors {
  const texts = new Set(
    colorPairs.map(({ text }) => text).filter((text) => !except.includes(text)),
  );
  const fixed = { ...colors };
  for (const text of texts) fixed[text] = nearestReadable(fixed, text) ?? fixed[text];
  return fixed;
}

/** Before the texts other than the two own colors become readable. */
function firstColors({ main, accent }: OwnColors): Colors {
  const paper = mixed(main, '#fbfaf7', 0.04);
  const sheet = mixed(main, '#fffefc', 0.01);
  return {
    paper,
    sheet,
    panel: mixed(main, '#f6f5f1', 0.1),
    line: mixed(main, '#e4e2dc', 0.14),
    edge: mixed(main, '#85847d', 0.3),
    contour: mixed(main, '#eceae4', 0.26),
    ink: mixed(main, '#0d1013', 0.25),
    soft: mixed(main, '#33383c', 0.25),
    hint: mixed(main, '#6a6e70', 0.15),
    main,
    onMain: sheet,
    accent,
    onAccent: sheet,
    band: mixed(accent, '#ffffff', 0.7),
    deep: mixed(main, '#090c0e', 0.5),
    onDeep: paper,
    onDeepSoft: mixed(main, '#dfe2e2', 0.1),
    onDeepAccent: mixed(accent, '#ffffff', 0.38),
  };
}

const lightColors = (own: OwnColors): Colors => readable(firstColors(own), ['main', 'accent']);

function darkColors({ main, accent }: OwnColors): Colors {
  const paper = mixed(main, '#0f1215', 0.18);
  return readable({
    paper,
    sheet: mixed(main, '#161a1e', 0.22),
    panel: mixed(main, '#1b2025', 0.26),
    line: mixed(main, '#3c4248', 0.3),
    edge: mixed(main, '#98a1a8', 0.15),
    contour: mixed(main, '#30373d', 0.3),
    ink: '#f0efeb',
    soft: '#c9cdcf',
    hint: '#959da2',
    main: mixed(main, '#ffffff', 0.4),
    onMain: paper,
    accent: mixed(accent, '#ffffff', 0.4),
    onAccent: paper,
    band: mixed(accent, '#ffffff', 0.6),
    deep: mixed(main, '#07090a', 0.2),
    onDeep: '#f0efeb',
    onDeepSoft: '#c9cdcf',
    onDeepAccent: mixed(accent, '#ffffff', 0.4),
  });
}

export const paletteOf = (own: OwnColors) => ({ light: lightColors(own), dark: darkColors(own) });

const isLegible = (own: OwnColors, role: keyof OwnColors) => {
  const colors = firstColors(own);
  return colorPairs
    .filter(({ text, on }) => text === role || on === role)
    .every((pair) => isReadable(colors, pair));
};

const steps = Array.from({ length: 101 }, (_, step) => step / 100);

/** The nearest darker color that reads well as text and as a button; the color itself if it does. */
export const legible = (own: OwnColors, role: keyof OwnColors): string =>
  steps
    .map((share) => mixed('#000000', own[role], share))
    .find((hex) => isLegible({ ...own, [role]: hex }, role)) ?? '#000000';
