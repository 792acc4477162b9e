// The look of a site: what theme.yaml says, and the engine's own for the rest.
import { recordOf } from '@appraisers/directory/member-fields.ts';
import { colorPairs, contrast, isReadable, nearestReadable, type Pair } from '#schemas/contrast.ts';
import {
  type ColorName,
  type Colors,
  colorNames,
  ownTheme,
  type ThemeFile,
  type Typeface,
} from '#schemas/theme.ts';
import type { YamlIssue } from './cross-checks.ts';
import type { Files } from './files.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export type Theme = Readonly<Record<Scheme, Colors>> & {
  readonly radii: Readonly<Record<keyof ThemeFile['radii'], number>>;
  readonly typefaces: Readonly<Record<'headings' | 'text', Typeface>>;
};

/** The theme of an edition. Without a file, it is the engine's own. */
export function themeOf({ light, dark, radii, typefaces }: Partial<ThemeFile>): Theme {
  const onLight = recordOf(colorNames, (name) => light?.[name] ?? ownTheme.light[name]);
  return {
    light: onLight,
    dark: recordOf(colorNames, (name) => dark?.[name] ?? ownTheme.dark[name] ?? onLight[name]),
    radii: { sm: radii?.sm ?? ownTheme.radii.sm, md: radii?.md ?? ownTheme.radii.md },
    typefaces: {
      headings: typefaces?.headings ?? ownTheme.typefaces.headings,
      text: typefaces?.text ?? ownTheme.typefaces.text,
    },
  };
}

/** `#f6f0e4` as in `rgb(246 240 228 / 0.2)`. */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** The colors and corners for the end of a style sheet that Tailwind reads. */
export function themeCss({ light, dark, radii }: Theme): string {
  const cssName = (name: ColorName) =>
    `--color-${name.replaceAll(/[A-Z]/g, (char) => `-${char.toLowerCase()}`)}`;
  const ofLight = colorNames.map((name) => `${cssName(name)}: ${light[name]};`);
  const ofDark = colorNames
    .filter((name) => dark[name] !== light[name])
    .map((name) => `${cssName(name)}: ${dark[name]};`);
  const corners = Object.entries(radii).map(([name, pixels]) => `--radius-${name}: ${pixels}px;`);
  return `
@theme { ${[...ofLight, ...corners].join(' ')} }
:root { --ink-channels: ${channels(light.ink)}; --on-deep-channels: ${channels(light.onDeep)}; }
@media screen and (prefers-color-scheme: dark) { :root { ${ofDark.join(' ')} } }
`;
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
