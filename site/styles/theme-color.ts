// Colors of the theme outside pages: for pictures, icons, the video, the manifest.
import { readFileSync } from 'node:fs';

const file = 'site/styles/theme.css';
const [light = '', dark = ''] = readFileSync(file, 'utf8').split('prefers-color-scheme: dark');

/**
 * A color of the theme by its name there, such as "paper", as written there.
 * @throws Error when the theme has no such color.
 */
export function themeColor(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const part = scheme === 'light' ? light : dark;
  const [, value] = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(part) ?? [];
  if (value) return value;
  throw new Error(
    `${file}: --color-${name} was not found among the ${scheme} colors, expected one such as #f6f0e4. ` +
      'Ask for a color by its name there.',
  );
}
