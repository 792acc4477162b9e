// Refuses a drawing that runs or loads something. The server also puts each one in a sandbox: a browser opens an SVG at
// its own address as a document of this site.
import { shownValue } from '#schemas/issue-message.ts';

export type DrawingIssue = { readonly line: number; readonly reason: string };

/** No drawing needs more. Beyond this, reading it would take minutes. */
const limits = { depth: 200, megabytes: 3 };

/** Addresses that aren't in the drawing. */
const foreign = /\burl\(\s*(?!["']?#)|\bimage-set\s*\(/;

/** What no drawing may have, not even in a note, because a note may hide what follows it. */
const refused = new RegExp(
  [
    /<(?:[\w-]+:)?(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|html)\b/,
    /1999\/xhtml/,
    /\son\w+\s*=/,
    /\b(?:href|base)\s*=\s*["'](?!#)/,
    /\battributeName\s*=\s*["'][\w:]*href/,
    foreign,
    /<!DOCTYPE[^<>[]*(?:\[|\bSYSTEM\b)/,
    /<\?(?!xml\s)[\w-]+/,
    // A browser would use the encoding named here.
    /<\?xml[^<>]*encoding=["'](?!utf-8["'])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** The same in a style, where a rule can load a file, and a backslash or a note can hide an address. */
const refusedInStyle = new RegExp(`\\\\|//|<!--|@(?!media\\b)[\\w-]+|${foreign.source}`, 'i');

const stylesIn = (text: string) => [
  ...text
    .split(/<(?:[\w-]+:)?style\b/i)
    .flatMap((part) => part.split('</', 1))
    .slice(1),
  ...(text.match(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi) ?? []),
];

const withCharacters = (text: string) =>
  text.replaceAll(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  );

/** The most groups inside each other. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [tag] of text.matchAll(/<[^<>!?]+>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** The first part of a drawing that does more than draw. */
export function drawingIssue(svg: string): DrawingIssue | undefined {
  const text = withCharacters(svg);
  const style = stylesIn(text).find((each) => refusedInStyle.test(each));
  const found = refused.exec(text)?.[0] ?? style;
  if (found !== undefined) {
    const at = text.indexOf(found) + found.search(/\S/);
    const [part] = text.slice(at, at + 80).split('\n');
    const line = text.slice(0, at).split('\n').length;
    return { line, reason: `The drawing has ${shownValue(part)}.` };
  }
  if (depthOf(text) <= limits.depth) return undefined;
  const reason = `The drawing has more than ${limits.depth} groups inside each other.`;
  return { line: 1, reason };
}

/** The same for the bytes of a file. */
export function drawingFileIssue(bytes: Uint8Array): DrawingIssue | undefined {
  if (bytes.length > limits.megabytes * 1e6)
    return { line: 1, reason: `This drawing has more than ${limits.megabytes} MB.` };
  const text = new TextDecoder().decode(bytes);
  if (/[\0\uFFFD]/.test(text)) return { line: 1, reason: "This file isn't text in UTF-8." };
  return drawingIssue(text);
}

// The style of a drawing has its dark colors in a media query. Safari ignores that query in pictures, so the
// site also serves each drawing with only its light or only its dark colors.
const darkBlock = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;

/** The drawing with only its light colors. */
export const inLight = (svg: string): string => svg.replace(darkBlock, '');

/** The drawing with only its dark colors. */
export const inDark = (svg: string): string => svg.replace(darkBlock, '$1');
