// The files of the typefaces that the edition chose.
import { basename, resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';

/** Ours, in site/fonts: variable fonts, cut as decision 14 says. */
const ours = {
  Besley: { file: './fonts/besley.woff2', weights: '500 600', like: 'serif' },
  'Public Sans': { file: './fonts/public-sans.woff2', weights: '400 600', like: 'sans' },
} as const;

const fallbacks = { serif: ['Georgia', 'serif'], sans: ['system-ui', 'sans-serif'] };

/** The font of headings or of text, with the fonts to show until it has loaded. */
export function fontOf(role: 'headings' | 'text') {
  const chosen = edition.theme.read().typefaces[role];
  if (typeof chosen === 'string')
    return { name: chosen, ...ours[chosen], fallbacks: fallbacks[ours[chosen].like] };
  const { file, weights, like } = chosen;
  const [least = 400, most = least] = weights.split(' ').map(Number);
  return {
    name: basename(file, '.woff2'),
    file: resolve(edition.pathOf(`fonts/${file}`)),
    weights: `${least} ${most}` as const,
    fallbacks: fallbacks[like],
  };
}
