// Colors, corners and typefaces, theme.yaml. Every field is optional: the engine's own look fills the rest.
import { recordOf } from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { fields, matching, oneOf, wholeNumber } from './text.ts';

const color = matching(
  /^#[\da-f]{6}$/i,
  'Enter # and six digits or letters from a to f, in quotes, such as "#1c4a3d".',
)
  .toLowerCase()
  .meta({ look: 'color' });

/** The engine's own colors on light and on dark screens, by their roles. Without a dark one, the light one stays. */
export const ownColors = {
  paper: { light: '#f6f0e4', dark: '#101d19', role: 'The ground of pages.' },
  sheet: { light: '#fffcf5', dark: '#172a24', role: 'Cards and fields.' },
  panel: { light: '#ebe0ca', dark: '#1d322b', role: 'The ground of the finder and of notices.' },
  line: { light: '#d8caac', dark: '#31493f', role: 'Thin lines between entries.' },
  edge: { light: '#857653', dark: '#7e9a8d', role: 'Borders of fields and buttons.' },
  contour: { light: '#cdb990', dark: '#2f4f44', role: 'Contour lines behind headings.' },
  ink: { light: '#17312a', dark: '#f2ebdb', role: 'Text and headings.' },
  soft: { light: '#39483f', dark: '#c7d0c4', role: 'Text beside a heading, and notes.' },
  hint: { light: '#6a7169', dark: '#8fa096', role: 'The example in an empty field.' },
  main: { light: '#1c4a3d', dark: '#9ccbb5', role: 'Buttons, and the months of events.' },
  onMain: { light: '#fffcf5', dark: '#101d19', role: 'Words on the main color.' },
  accent: { light: '#7c2d0d', dark: '#f3aa83', role: 'Links, icons and the Join button.' },
  onAccent: { light: '#fffcf5', dark: '#101d19', role: 'Words on the accent.' },
  band: { light: '#b5522b', dark: '#e58a5f', role: 'A stripe of color in drawings.' },
  deep: { light: '#12332b', dark: '#0a1411', role: 'The dark ground of the footer.' },
  onDeep: { light: '#f6f0e4', dark: undefined, role: 'Text on the dark ground.' },
  onDeepSoft: { light: '#d3dccf', dark: undefined, role: 'Notes on the dark ground.' },
  onDeepAccent: { light: '#f3aa83', dark: undefined, role: 'Headings on the dark ground.' },
} as const;

export type ColorName = keyof typeof ownColors;
export type Colors = Readonly<Record<ColorName, string>>;

const isColor = (name: string): name is ColorName => Object.hasOwn(ownColors, name);
export const colorNames = Object.keys(ownColors).filter(isColor);

/** The fields of colors. A blank one shows our color. */
const colorsOn = (scheme: 'light' | 'dark') =>
  fields(
    recordOf(colorNames, (name) =>
      color.meta({ description: ownColors[name].role, placeholder: ownColors[name][scheme] }),
    ),
  )
    .partial()
    .default({});

/** The typefaces that every site can use. */
const families = ['Besley', 'Public Sans'] as const;

const typeface = z.union(
  [
    oneOf(families),
    fields({
      /** A file in fonts/ of the edition. */
      file: matching(
        /^[\w-]+\.woff2$/,
        'Enter the name of a WOFF2 file in fonts/, such as lora.woff2.',
      ),
      /** The weights in the file: two for a variable font, or one. */
      weights: matching(
        /^[1-9]00( [1-9]00)?$/,
        'Enter the lightest and the boldest weight, such as 400 700.',
      ).default('400 700'),
      /** The kind of letters shown until the file has loaded. */
      like: oneOf(['serif', 'sans']),
    }),
  ],
  `Enter one of these: ${families.join(', ')}. Or enter the fields file, weights and like of your own font.`,
);

const radius = wholeNumber('a whole number of pixels from 0 to 24', 0, 24);

export const themeSchema = fields({
  light: colorsOn('light').meta({ title: 'Light', description: 'Blank colors are ours.' }),
  dark: colorsOn('dark').meta({
    title: 'Dark',
    description: 'Blank colors are ours. Without one, the light color stays.',
  }),
  radii: fields({
    sm: radius.default(3).meta({ title: 'Fields and buttons' }),
    md: radius.default(5).meta({ title: 'Cards' }),
  })
    .prefault({})
    .meta({ title: 'Rounded corners in pixels' }),
  typefaces: fields({
    headings: typeface.default('Besley'),
    text: typeface.default('Public Sans'),
  }).prefault({}),
});

export type ThemeFile = z.infer<typeof themeSchema>;
