// Refuses a drawing that runs or loads something. The server also puts each one in a sandbox: a browser opens an SVG at
// its own address as a document of this site.
import { shownValue } from '#schemas/issue-message.ts';

/** What no drawing may have, not even in a note, because a note may hide what follows it. */
const refused = new RegExp(
  [
    /<(?:[\w-]+:)?(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|html)\b/,
    /1999\/xhtml/,
    /\son\w+\s*=/,
    /\b(?:href|base)\s*=\s*["'](?!#)/,
    /\battributeName\s*=\s*["'][\w:]*href/,
    /\burl\(\s*(?!["']?#)|\bimage-set\s*\(|@import\b/,
    /<!DOCTYPE[^<>[]*(?:\[|\bSYSTEM\b)/,
    /<\?(?!xml\s)[\w-]+/,
    // A browser would use the encoding named here.
    /<\?xml[^<>]*encoding=["'](?!utf-8["'])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const withCharacters = (text: string) =>
  text.replaceAll(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  );

const maxMegabytes = 3;

/** Why a file isn't a drawing, or the first part of it that does more than draw. */
export function drawingIssue(bytes: Uint8Array) {
  if (bytes.length > maxMegabytes * 1e6)
    return { line: 1, reason: `This drawing has more than ${maxMegabytes} MB.` };
  const svg = new TextDecoder().decode(bytes);
  if (/[\0\uFFFD]/.test(svg)) return { line: 1, reason: "This file isn't text in UTF-8." };
  const text = withCharacters(svg);
  const found = refused.exec(text);
  if (!found) return undefined;
  const at = found.index + found[0].search(/\S/);
  const [part] = text.slice(at, at + 80).split('\n');
  const line = text.slice(0, at).split('\n').length;
  return { line, reason: `The drawing has ${shownValue(part)}.` };
}

// The style of a drawing has its dark colors in a media query. Safari ignores that query in pictures, so the
// site also serves each drawing with only its light or only its dark colors.
const darkBlock = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;

/** The drawing with only its light colors. */
export const inLight = (svg: string): string => svg.replace(darkBlock, '');

/** The drawing with only its dark colors. */
export const inDark = (svg: string): string => svg.replace(darkBlock, '$1');
