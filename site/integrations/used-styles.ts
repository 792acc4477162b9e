// Leaves out the styles that a page can't use. Tailwind writes the utilities of all pages into the head
// of each, where they block the first paint (docs/decisions/0032).
import { DomUtils, parseDocument } from 'htmlparser2';
import { type AtRule, type Declaration, parse, type Root, type Rule } from 'postcss';
import { replaceParts, textOf } from './html-parts.ts';

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

/**
 * The page without the rules for classes that neither it nor its scripts name, and without the variables
 * that nothing reads.
 * Scripts have the whole name of a class in quotes. Tailwind, too, finds no name composed of parts.
 * @param files - The text of every script and style sheet that the page may load.
 */
export function withUsedStyles(html: string, files: string): string {
  const canMatch = ruleMatcher(html, files);
  const used = withStyles(html, (sheet) => {
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
  });
  const isRead = (variable: string) =>
    [used, files].some((text) => text.includes(`var(${variable}`));
  return withStyles(used, (sheet) => {
    sheet.walkDecls(/^--/, (variable) => {
      if (!isRead(variable.prop)) drop(variable);
    });
    sheet.walkAtRules('property', (rule) => {
      if (!isRead(rule.params)) drop(rule);
    });
  });
}

const parsed = (html: string) =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true });

/** The page after a change of each of its style sheets. */
function withStyles(html: string, change: (sheet: Root) => void): string {
  const changed = (css: string) => {
    const sheet = parse(css);
    change(sheet);
    return sheet.toString();
  };
  const styles = DomUtils.getElementsByTagName('style', parsed(html));
  return replaceParts(
    html,
    styles.map((style) => [style, `<style>${changed(textOf(style))}</style>`] as const),
  );
}

/** Whether the page or its scripts have the classes of a rule. */
function ruleMatcher(html: string, files: string): (rule: Rule) => boolean {
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, parsed(html));
  const code = [files, ...all('script').map(textOf)].join(' ');
  const words = new Set(code.split(/[\s"'`\\]+/));
  const unquotedCode = withoutQuotes(code);
  const classes = new Set(all('*').flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
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
