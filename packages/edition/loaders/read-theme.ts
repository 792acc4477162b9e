// The look of a site: what theme.yaml says, and the engine's own for the rest.
import { recordOf } from '@appraisers/directory/member-fields.ts';
import { channels, colorPairs, contrast, nearestReadable, type Pair } from '#schemas/contrast.ts';
import {
  type ColorName,
  colorNames,
  ownColors,
  type ThemeFile,
  themeSchema,
} from '#schemas/theme.ts';
import type { YamlIssue } from './cross-checks.ts';
import type { Files } from './files.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The look that a theme.yaml gives, with the engine's own colors for the rest. */
export function themeOf({ light, dark, ...others }: ThemeFile) {
  const onLight = recordOf(colorNames, (name) => light[name] ?? ownColors[name].light);
  return {
    light: onLight,
    dark: recordOf(colorNames, (name) => dark[name] ?? ownColors[name].dark ?? onLight[name]),
    ...others,
  };
}

export type Theme = ReturnType<typeof themeOf>;

/** The look of an edition without theme.yaml. */
export const ownTheme = themeOf(themeSchema.parse({}));

/** The colors and corners for the end of a style sheet that Tailwind reads. */
export function themeCss({ light, dark, radii }: Theme): string {
  const cssName = (name: ColorName) =>
    `--color-${name.replaceAll(/[A-Z]/g, (char) => `-${char.toLowerCase()}`)}`;
  const ofLight = colorNames.map((name) => `${cssName(name)}: ${light[name]};`);
  const ofDark = colorNames
    .filter((name) => dark[name] !== light[name])
    .map((name) => `${cssName(name)}: ${dark[name]};`);
  // As in `rgb(246 240 228 / 0.2)`.
  const [ink, onDeep] = [light.ink, light.onDeep].map((hex) => channels(hex).join(' '));
  const corners = Object.entries(radii).map(([name, pixels]) => `--radius-${name}: ${pixels}px;`);
  return `
@theme { ${[...ofLight, ...corners].join(' ')} }
:root { --ink-channels: ${ink}; --on-deep-channels: ${onDeep}; }
@media screen and (prefers-color-scheme: dark) { :root { ${ofDark.join(' ')} } }
`;
}

/** At most this size, a page with both fonts loads within its budget. */
const maxKilobytes = 40;

/** An issue for every color that can't be read, and for every font file that doesn't work. */
export const validateTheme = (given: ThemeFile, files: Files): YamlIssue[] => [
  ...schemes.flatMap((scheme) => contrastIssues(given, scheme)),
  ...(['headings', 'text'] as const).flatMap((role) => {
    const typeface = given.typefaces[role];
    const issue = typeof typeface === 'object' && fontIssue(`fonts/${typeface.file}`, files);
    return issue ? [{ path: ['typefaces', role, 'file'], ...issue }] : [];
  }),
];

/** One issue for each color in the file that makes text hard to read: the pair with the least contrast. */
function contrastIssues(given: ThemeFile, scheme: Scheme): YamlIssue[] {
  const colors = themeOf(given)[scheme];
  const share = ({ text, on, least }: Pair) => contrast(colors[text], colors[on]) / least;
  const faint = colorPairs.filter((pair) => share(pair) < 1).sort((a, b) => share(b) - share(a));
  // Of the two colors, the one in the file has the issue.
  const fieldOf = ({ text, on }: Pair) => (given[scheme][text] === undefined ? on : text);
  const worst = new Map(faint.map((pair) => [fieldOf(pair), pair]));
  return [...worst].map(([field, { text, on, least }]) => {
    const better = nearestReadable(colors, text);
    const ratio = contrast(colors[text], colors[on]).toFixed(1);
    return {
      path: [scheme, field],
      reason: `${text} ${colors[text]} on ${on} ${colors[on]} has a contrast of ${ratio}:1, and needs ${least}:1.`,
      hint: better
        ? `Change ${text} to "${better}", the nearest color that works.`
        : `Make ${on} lighter or darker: no color works on it and on the other grounds.`,
    };
  });
}

function fontIssue(name: string, files: Files) {
  const hint = `Put a WOFF2 font there of at most ${maxKilobytes} kB, with only the letters that you use. Or use a name of ours.`;
  if (!files.has(name)) return { reason: `The file ${name} is missing.`, hint };
  const bytes = files.readBytes(name);
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'wOF2')
    return { reason: `${name} isn't a WOFF2 font.`, hint };
  const kilobytes = Math.ceil(bytes.length / 1000);
  return kilobytes > maxKilobytes ? { reason: `${name} has ${kilobytes} kB.`, hint } : undefined;
}
