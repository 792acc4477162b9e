// Colors, corners and typefaces, theme.yaml. Every field is optional: the engine's own look fills the rest.
import { z } from 'zod';
import { fields, oneOf, wholeNumber } from './text.ts';

const colorHint = 'Enter # and six digits or letters from a to f, in quotes, such as "#1c4a3d".';
const color = z
  .string(colorHint)
  .regex(/^#[\da-f]{6}$/i, colorHint)
  .toLowerCase();

/** A complete set of colors. */
export const colorsSchema = fields({
  /** The ground of pages. */
  paper: color,
  /** Cards and fields. */
  sheet: color,
  /** The ground of the finder and of notices. */
  sand: color,
  /** Thin lines between entries. */
  line: color,
  /** Borders of fields and buttons. */
  edge: color,
  /** Contour lines behind headings. */
  contour: color,
  /** Text and headings. */
  ink: color,
  /** Text beside a heading, and notes. */
  soft: color,
  /** The example in an empty field. */
  hint: color,
  /** Buttons, and the months of events. */
  spruce: color,
  onSpruce: color,
  /** Links, icons and the Join button. */
  rock: color,
  onRock: color,
  /** A stripe of color in drawings. */
  band: color,
  /** The dark ground of the footer, with its text, notes and headings. */
  deep: color,
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
  light: colors.default({}),
  dark: colors.default({}),
  /** Rounded corners in pixels: of fields and buttons, and of cards. */
  radii: fields({ sm: radius, md: radius }).partial().default({}),
  typefaces: fields({ headings: typeface, text: typeface }).partial().default({}),
});

export type ThemeFile = z.infer<typeof themeSchema>;
