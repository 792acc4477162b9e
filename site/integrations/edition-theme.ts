// Puts the edition's colors and corners into the theme's style sheet, in place of the engine's own.
import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import {
  cssName,
  type Scheme,
  type Theme,
  themeOf,
} from '@appraisers/edition/loaders/read-theme.ts';
import { colorNames } from '@appraisers/edition/schemas/theme.ts';
import { type Container, type Declaration, parse } from 'postcss';
import type { Plugin } from 'vite';

/** `#f6f0e4` as in `rgb(246 240 228 / 0.2)`. */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** The style sheet in the colors of a theme. Without changes to the engine's own, it stays the same. */
export function withTheme(css: string, theme: Theme): string {
  const engine = themeOf({});
  const root = parse(css);
  const blocks: Partial<Record<Scheme, Container>> = {};
  root.walkAtRules(/^(theme|media)$/, (rule) => {
    if (rule.name === 'theme') blocks.light ??= rule;
    else if (/prefers-color-scheme: dark/.test(rule.params))
      rule.walkRules(':root', (dark) => {
        blocks.dark ??= dark;
      });
  });
  const changed = (scheme: Scheme) =>
    colorNames.filter((name) => theme[scheme][name] !== engine[scheme][name]);
  for (const name of changed('light')) set(blocks.light, cssName(name), theme.light[name]);
  for (const name of changed('dark'))
    if (blocks.dark) set(blocks.dark, cssName(name), theme.dark[name]);
  for (const [name, pixels] of Object.entries(theme.radii))
    set(blocks.light, `--radius-${name}`, `${pixels}px`);
  root.walkDecls((declaration) => withChannels(declaration, theme, engine));
  return root.toString();
}

function set(block: Container | undefined, prop: string, value: string): void {
  let found = false;
  block?.walkDecls(prop, (declaration) => {
    declaration.value = value;
    found = true;
  });
  if (!found) block?.append({ prop, value });
}

/** Shadows, and lines on the deep ground, are a color of the light theme that shines through. */
function withChannels(declaration: Declaration, { light }: Theme, engine: Theme): void {
  for (const name of ['ink', 'onDeep'] as const)
    declaration.value = declaration.value.replaceAll(
      `rgb(${channels(engine.light[name])} /`,
      `rgb(${channels(light[name])} /`,
    );
}

export function editionTheme(): Plugin {
  return {
    name: 'edition-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/site\/styles\/theme\.css$/ },
      handler(css) {
        this.addWatchFile(resolve(edition.folder, 'theme.yaml'));
        // A style sheet can't add the path of the site on its host.
        const below = css.replaceAll('url("/', `url("${process.env.SITE_PATH ?? ''}/`);
        return withTheme(below, edition.theme.read());
      },
    },
  };
}
