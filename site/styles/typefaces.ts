// The files of the typefaces that the edition chose.
import { basename, resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';

/** Ours, in site/fonts: variable fonts, cut as decision 14 says. */
const ours = {
  Besley: { file: './fonts/besley.woff2', weights: '500 600', like: 'serif' },
  'Public Sans': { file: './fonts/public-sans.woff2', weights: '400 600', like: 'sans' },
} as const;

const fallbacks = { serif: ['Georgia', 'serif'], sans: ['system-ui', 'sans-serif'] };

/** The font of headings or of text, with the fonts to show until it has loaded. */
export function fontOf(
  { theme, pathOf }: Pick<Edition, 'theme' | 'pathOf'>,
  role: 'headings' | 'text',
) {
  const chosen = theme.read().typefaces[role];
  if (typeof chosen === 'string')
    return { name: chosen, ...ours[chosen], fallbacks: fallbacks[ours[chosen].like] };
  const { file, weights, like } = chosen;
  const [least = 400, most = least] = weights.split(' ').map(Number);
  return {
    name: basename(file, '.woff2'),
    file: resolve(pathOf(`fonts/${file}`)),
    weights: `${least} ${most}` as const,
    fallbacks: fallbacks[like],
  };
}
