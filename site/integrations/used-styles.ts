// Leaves out the styles that a page can't use. Tailwind writes the utilities of all pages into the head
// of each, where they block the first paint (docs/decisions/0032).
import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { type Document, replaceParts, textOf } from './html-parts.ts';

/** What is in unescaped parentheses or brackets, innermost first: `:not(.a)` needs no class. */
const enclosed = /(?<!\\)(?:\((?:[^()\\]|\\.)*\)|\[(?:[^[\]\\]|\\.)*\])/g;

/** Such as that of a digit at the start of a name. No class of ours needs it, so it isn't decoded. */
const hexEscape = /\\[\da-f]/i;

/** Names of the classes that an element or its ancestors need for a selector to match. */
export function neededClasses(selector: string): string[] {
  const outside = selector.replace(enclosed, '');
  if (outside !== selector) return neededClasses(outside);
  const names = [...selector.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)];
  return names
    .map(([, name = '']) => name)
    .filter((name) => !hexEscape.test(name))
    .map((name) => name.replace(/\\(.)/g, '$1'));
}

/** The name of a class may have quotes, which a script spells in several ways. */
const withoutQuotes = (text: string) => text.replace(/["'`\\]/g, '');

type StyledPage = {
  /** The text of each style sheet. */
  readonly sheets: readonly string[];
  readonly classes: readonly string[];
  /** The text of its scripts. */
  readonly code: string;
  /** What reads variables outside its sheets. */
  readonly variables: string;
};

/**
 * The changed sheets by the files and the part of a page that they depend on. Thousands of members' pages
 * share one entry.
 */
const changedSheets = new Map<string, Map<string, readonly string[]>>();

/**
 * The style sheets of a page without the rules for classes that neither it nor its scripts name, and
 * without the variables that nothing reads.
 * Scripts have the whole name of a class in quotes. Tailwind, too, finds no name composed of parts.
 * @param document - The page, with the places of its elements in `html`.
 * @param files - The text of every script and style sheet that the page may load.
 */
export function usedStyles(document: Document, html: string, files: string): readonly string[] {
  const elements = DomUtils.getElementsByTagName('*', document);
  const styles = elements.filter(({ name }) => name === 'style');
  const scripts = elements.filter(
    ({ name, attribs }) => name === 'script' && attribs.type !== 'application/ld+json',
  );
  const unstyled = replaceParts(
    html,
    styles.map((style) => [style, ''] as const),
  );
  const page: StyledPage = {
    sheets: styles.map(textOf),
    classes: [
      ...new Set(elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? [])),
    ].sort(),
    code: scripts.map(textOf).join(' '),
    variables: [...new Set(unstyled.match(/var\(--[\w-]+/g))].sort().join(' '),
  };
  const key = createHash('sha256').update(JSON.stringify(page)).digest('base64');
  const known = changedSheets.get(files) ?? new Map<string, readonly string[]>();
  const changed = known.get(key) ?? usedSheets(page, files);
  changedSheets.set(files, known.set(key, changed));
  return changed;
}

function usedSheets(page: StyledPage, files: string): readonly string[] {
  const canMatch = ruleMatcher(page, files);
  const sheets = page.sheets.map((text) => parse(text));
  for (const sheet of sheets) {
    sheet.walkRules((rule) => {
      if (!canMatch(rule)) drop(rule);
    });
    // The reset makes every border solid, so this variable needs no fallback for old browsers.
    sheet.walkDecls(/^border.*-style$/, (style) => {
      if (style.value === 'var(--tw-border-style)') drop(style);
    });
    // The licenses are in licenses.txt.
    sheet.walkComments((comment) => {
      comment.remove();
    });
  }
  const readers = [...sheets.map(String), page.variables, files];
  const isRead = (variable: string) => readers.some((text) => text.includes(`var(${variable}`));
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (variable) => {
      if (!isRead(variable.prop)) drop(variable);
    });
    sheet.walkAtRules('property', (rule) => {
      if (!isRead(rule.params)) drop(rule);
    });
  }
  return sheets.map(String);
}

/** Whether the page or its scripts have the classes of a rule. */
function ruleMatcher(page: StyledPage, files: string): (rule: Rule) => boolean {
  const code = `${files} ${page.code}`;
  const words = new Set(code.split(/[\s"'`\\]+/));
  const unquotedCode = withoutQuotes(code);
  const classes = new Set(page.classes);
  const isUsed = (name: string) =>
    classes.has(name) ||
    words.has(name) ||
    (withoutQuotes(name) !== name && unquotedCode.includes(withoutQuotes(name)));
  return (rule) => rule.selectors.some((selector) => neededClasses(selector).every(isUsed));
}

/** Removes a rule or a declaration, and the rules, media queries and layers that it leaves empty. */
function drop(node: AtRule | Declaration | Rule): void {
  const { parent } = node;
  node.remove();
  if ((parent?.type === 'atrule' || parent?.type === 'rule') && parent.nodes.length === 0)
    drop(parent);
}
