// The look of a site: what theme.yaml says, and the engine's own for the rest.
import { readFileSync } from 'node:fs';
import { colorPairs, contrast, isReadable, nearestReadable, type Pair } from '#schemas/contrast.ts';
import {
  type ColorName,
  type Colors,
  colorNames,
  colorsSchema,
  type ThemeFile,
  type Typeface,
} from '#schemas/theme.ts';
import type { Files } from './files.ts';
import type { YamlIssue } from './read-yaml.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export type Theme = Pick<ThemeFile, 'radii'> &
  Readonly<Record<Scheme, Colors>> & {
    readonly typefaces: Readonly<Record<'headings' | 'text', Typeface>>;
  };

/** The name of a color in style sheets, such as --color-on-deep. */
export const cssName = (name: ColorName): string =>
  `--color-${name.replaceAll(/[A-Z]/g, (char) => `-${char.toLowerCase()}`)}`;

/** The engine's own colors. Those that dark screens share with light ones are in `light` only. */
function engineColors() {
  const css = readFileSync('site/styles/theme.css', 'utf8');
  const [light = '', rest = ''] = css.split('prefers-color-scheme: dark');
  const [dark = ''] = rest.split('@layer');
  const colorsIn = (part: string) =>
    Object.fromEntries(
      colorNames.flatMap((name) => {
        const [, hex] = new RegExp(`${cssName(name)}: (#[\\da-f]{6});`).exec(part) ?? [];
        return hex === undefined ? [] : [[name, hex]];
      }),
    );
  return { light: colorsIn(light), dark: colorsIn(dark) };
}

/** The theme of an edition. Without a file, it is the engine's own. */
export function themeOf({ light, dark, radii, typefaces }: Partial<ThemeFile>): Theme {
  const engine = engineColors();
  return {
    light: colorsSchema.parse({ ...engine.light, ...light }),
    dark: colorsSchema.parse({ ...engine.light, ...light, ...engine.dark, ...dark }),
    radii: radii ?? {},
    typefaces: {
      headings: typefaces?.headings ?? 'Besley',
      text: typefaces?.text ?? 'Public Sans',
    },
  };
}

/** At most this size, a page with both fonts loads within its budget. */
const maxFont = { bytes: 40_000 };

/** An issue for every color that can't be read, and for every font file that doesn't work. */
export const validateTheme = (given: ThemeFile, files: Files): YamlIssue[] => [
  ...schemes.flatMap((scheme) => contrastIssues(given, scheme)),
  ...(['headings', 'text'] as const).flatMap((role) => {
    const typeface = given.typefaces[role];
    if (typeof typeface !== 'object') return [];
    const issue = fontIssue(`fonts/${typeface.file}`, files);
    return issue ? [{ path: ['typefaces', role, 'file'], ...issue }] : [];
  }),
];

/**
 * One issue for each color that is hard to read, on the ground with the least contrast. A ground on which no
 * color works is reported once, and the words on a color that has to change aren't reported.
 */
function contrastIssues(given: ThemeFile, scheme: Scheme): YamlIssue[] {
  let colors = themeOf(given)[scheme];
  const issues = new Map<ColorName, YamlIssue>();
  for (const text of new Set(colorPairs.map((pair) => pair.text))) {
    const share = ({ ground, least }: Pair) => contrast(colors[text], ground(colors)) / least;
    const faint = colorPairs.filter((pair) => pair.text === text && !isReadable(colors, pair));
    const [worst] = faint.sort((a, b) => share(a) - share(b));
    if (!worst) continue;
    const { on, least } = worst;
    const better = nearestReadable(colors, text);
    const ratio = contrast(colors[text], worst.ground(colors)).toFixed(1);
    // Of the two colors, the one in the file has the line.
    const named = given[scheme][text] === undefined && given[scheme][on] !== undefined ? on : text;
    const issue = {
      path: [scheme, named],
      reason: `${text} ${colors[text]} on ${on} ${colors[on]} has a contrast of ${ratio}:1, and needs ${least}:1.`,
      hint: better
        ? `Change ${text} to "${better}", the nearest color that works.`
        : `Make ${on} lighter or darker: no color works on it and on the other grounds.`,
    };
    const key = better ? text : on;
    if (!issues.has(key)) issues.set(key, issue);
    if (better) colors = { ...colors, [text]: better };
  }
  return [...issues.values()];
}

function fontIssue(name: string, files: Files): Pick<YamlIssue, 'reason' | 'hint'> | undefined {
  if (!files.has(name))
    return { reason: `The file ${name} is missing.`, hint: 'Add it, or use a name of ours.' };
  const bytes = files.readBytes(name);
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 4)) !== 'wOF2')
    return { reason: `${name} isn't a WOFF2 font.`, hint: 'Save the font as WOFF2.' };
  if (bytes.length <= maxFont.bytes) return undefined;
  const reason = `${name} has ${Math.ceil(bytes.length / 1000)} kB.`;
  const hint = `Keep only the letters that you use, so that it has at most ${maxFont.bytes / 1000} kB.`;
  return { reason, hint };
}
