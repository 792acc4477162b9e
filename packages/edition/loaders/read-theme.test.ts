import { describe, expect, it } from 'vitest';
import { openEdition } from './open-edition.ts';
import { ownTheme, themeCss } from './read-theme.ts';

const woff2 = Buffer.from('wOF2 and letters');
const themeIn = (text: string, fonts: Readonly<Record<string, Uint8Array>> = {}) =>
  openEdition('edition', { 'theme.yaml': text, ...fonts }).theme.read();

describe('a theme', () => {
  it('may be missing, empty of colors, or the complete look of the engine', () => {
    expect(openEdition('edition').theme.read()).toEqual(ownTheme);
    expect(themeIn('radii: {md: 0}\n')).toEqual({ ...ownTheme, radii: { sm: 3, md: 0 } });
    expect(themeIn(JSON.stringify(ownTheme))).toEqual(ownTheme);
  });

  it('fills the colors that it leaves out, and dark screens share those that only light ones set', () => {
    const { light, dark } = themeIn('light: {onDeep: "#FFFFFF"}\ndark: {accent: "#ffd0b0"}\n');
    expect([light.onDeep, dark.onDeep]).toEqual(['#ffffff', '#ffffff']);
    expect([light.accent, dark.accent]).toEqual([ownTheme.light.accent, '#ffd0b0']);
    expect(light.paper).toBe(ownTheme.light.paper);
  });

  it('becomes styles: its colors by their roles, and on dark screens only those that differ', () => {
    const css = themeCss(
      themeIn('light: {main: "#0a0b0c"}\ndark: {onDeep: "#fdfeff"}\nradii: {md: 12}\n'),
    );
    const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
    expect(light).toContain('--color-main: #0a0b0c;');
    expect(light).toContain('--radius-sm: 3px; --radius-md: 12px;');
    expect(light).toContain('--on-deep-channels: 246 240 228;');
    expect(dark).toContain('--color-on-deep: #fdfeff;');
    expect(dark).not.toContain('--color-on-deep-soft');
  });

  it('may not have a color in words', () =>
    expect(() => themeIn('light: {ink: green}')).toThrow(
      'line 1, light.ink: "green" isn\'t valid. Enter #',
    ));
});

describe('text that is hard to read', () => {
  it('is reported once for each color, with its contrast and the nearest color that works', () => {
    const issues = () => themeIn('light:\n  soft: "#8a9089"\n  accent: "#c04a1f"\n');
    expect(issues).toThrow(
      'edition/theme.yaml, line 2, light.soft: soft #8a9089 on panel #ebe0ca has a contrast of 2.5:1, and needs 7:1. Change soft to "',
    );
    expect(issues).toThrow('line 3, light.accent: accent #c04a1f on panel #ebe0ca');
    expect(issues).toThrow(/^Fix these errors .*(\n {2}.*){2}$/);
  });

  it('has the line of the ground where only the ground is in the file', () =>
    expect(() => themeIn('light:\n  paper: "#7f7f7f"\n')).toThrow(
      /line 2, light\.paper: accent \S+ on paper #7f7f7f has a contrast of 2\.3:1, and needs 7:1\. Make paper lighter or darker: no color/,
    ));
});

describe('a font of the edition', () => {
  const text = 'typefaces: {headings: {file: lora.woff2, like: serif}}\n';
  it('is a file in fonts/', () =>
    expect(themeIn(text, { 'fonts/lora.woff2': woff2 }).typefaces).toEqual({
      headings: { file: 'lora.woff2', weights: '400 700', like: 'serif' },
      text: 'Public Sans',
    }));
  it.each([
    [
      'is missing',
      {},
      'The file fonts/lora.woff2 is missing. Put a WOFF2 font there of at most 40 kB',
    ],
    ['is of another type', { 'fonts/lora.woff2': Buffer.from('OTTO') }, "isn't a WOFF2 font."],
    [
      'has too many letters',
      { 'fonts/lora.woff2': Buffer.concat([woff2, Buffer.alloc(40_000)]) },
      'fonts/lora.woff2 has 41 kB. Put a WOFF2 font there of at most 40 kB',
    ],
  ])('stops the build if it %s', (_, fonts, expected) =>
    expect(() => themeIn(text, fonts)).toThrow(expected),
  );
});
