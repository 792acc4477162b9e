// Colors, corners and typefaces, theme.yaml. Every field is optional: the engine's own look fills the rest.
import { z } from 'zod';
import { fields, oneOf, wholeNumber } from './text.ts';

const colorHint = 'Enter # and six digits or letters from a to f, in quotes, such as "#1c4a3d".';
const color = z
  .string(colorHint)
  .regex(/^#[\da-f]{6}$/i, colorHint)
  .toLowerCase()
  .meta({ look: 'color' });

/** A complete set of colors. */
export const colorsSchema = fields({
  paper: color.describe('The ground of pages.'),
  sheet: color.describe('Cards and fields.'),
  sand: color.describe('The ground of the finder and of notices.'),
  line: color.describe('Thin lines between entries.'),
  edge: color.describe('Borders of fields and buttons.'),
  contour: color.describe('Contour lines behind headings.'),
  ink: color.describe('Text and headings.'),
  soft: color.describe('Text beside a heading, and notes.'),
  hint: color.describe('The example in an empty field.'),
  spruce: color.describe('Buttons, and the months of events.'),
  onSpruce: color,
  rock: color.describe('Links, icons and the Join button.'),
  onRock: color,
  band: color.describe('A stripe of color in drawings.'),
  deep: color.describe('The dark ground of the footer, with its text, notes and headings.'),
  onDeep: color,
  onDeepSoft: color,
  onDeepRock: color,
});
const colors = colorsSchema.partial();

export const colorNames = colorsSchema.keyof().options;
export type ColorName = (typeof colorNames)[number];
export type Colors = Readonly<z.infer<typeof colorsSchema>>;

/** The typefaces that every site can use. */
const families = ['Besley', 'Public Sans'] as const;

const fontHint = 'Enter the name of a WOFF2 file in fonts/, such as lora.woff2.';
const weightHint = 'Enter the lightest and the boldest weight, such as 400 700.';
const typeface = z.union(
  [
    oneOf(families),
    fields({
      /** A file in fonts/ of the edition. */
      file: z.string(fontHint).regex(/^[\w-]+\.woff2$/, fontHint),
      /** The weights in the file: two for a variable font, or one. */
      weights: z
        .string(weightHint)
        .regex(/^[1-9]00( [1-9]00)?$/, weightHint)
        .default('400 700'),
      /** The kind of letters shown until the file has loaded. */
      like: oneOf(['serif', 'sans']),
    }),
  ],
  `Enter one of these: ${families.join(', ')}. Or enter the fields file, weights and like of your own font.`,
);
export type Typeface = z.infer<typeof typeface>;

const radius = wholeNumber('a whole number of pixels from 0 to 24', 0, 24);

export const themeSchema = fields({
  light: colors.default({}).meta({ title: 'Light', description: 'Blank colors are ours.' }),
  dark: colors.default({}).meta({ title: 'Dark', description: 'Blank colors are the light ones.' }),
  radii: fields({
    sm: radius.meta({ title: 'Fields and buttons' }),
    md: radius.meta({ title: 'Cards' }),
  })
    .partial()
    .default({})
    .meta({ title: 'Rounded corners in pixels' }),
  typefaces: fields({ headings: typeface, text: typeface }).partial().default({}),
});

export type ThemeFile = z.infer<typeof themeSchema>;
