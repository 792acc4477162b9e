// The rules of all built style sheets, and which of them an engine doesn't support.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { siteFolder } from './built-files.ts';

type Styled = {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
};

/** Rules that an engine may drop, and why nothing is lost. */
const known: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\{ -webkit-(tap-highlight-color|text-size-adjust): /, why: 'for phones' },
  { pattern: /\{ -webkit-user-drag: /, why: 'of the map library; a tile is no link' },
  { pattern: /\{ -webkit-mask-source-type: /, why: 'what mask-mode says, in old words' },
  { pattern: /\{ text-wrap: pretty \}/, why: 'lines break as ever without it' },
  { pattern: /\{ overflow-anchor: none \}/, why: 'WebKit never moves a page by its anchor' },
  { pattern: /\{ forced-color-adjust: /, why: 'WebKit has no forced colors' },
];

const sheets = () => [
  ...globSync(`${siteFolder}/_astro/*.css`).map((file) => readFileSync(file, 'utf8')),
  ...globSync(`${siteFolder}/**/*.html`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, sheet = '']) => sheet,
    ),
  ),
];

export function builtRules(): readonly Styled[] {
  const rules = new Map<string, Styled>();
  for (const sheet of new Set(sheets())) {
    parse(sheet).walkRules((rule) => {
      const declarations = rule.nodes
        .filter((node) => node.type === 'decl')
        .filter(({ prop }) => !prop.startsWith('--'))
        .map(({ prop, value }) => [prop, value] as const);
      const { selector } = rule;
      if (declarations.length > 0)
        rules.set(JSON.stringify([selector, declarations]), { selector, declarations });
    });
  }
  return [...rules.values()];
}

/** Runs in a page: the declarations that its engine drops without a supported alternative. */
export function unsupportedHere(rules: readonly Styled[]): string[] {
  const plain = (property: string) => property.replace(/^-(webkit|moz|ms)-/, '');
  return rules.flatMap(({ selector, declarations }) =>
    declarations
      .filter(
        ([property, value]) =>
          !CSS.supports(property, value) &&
          !declarations.some(
            ([other, otherValue]) =>
              plain(other) === plain(property) && CSS.supports(other, otherValue),
          ),
      )
      .map(([property, value]) => `${selector} { ${property}: ${value} }`),
  );
}

/** The dropped rules that matter. */
export const droppedRules = (refused: readonly string[]): string[] =>
  refused.filter((rule) => !known.some(({ pattern }) => pattern.test(rule)));
