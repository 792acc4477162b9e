// Checks that a drawing only draws. An SVG opened at its own address is a document of this site, and a
// script in it would run there. So a drawing may contain only what `svg-names.ts` lists.
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { otherEncoding } from '#loaders/detect-encoding.ts';
import { shownValue } from '#schemas/issue-message.ts';
import {
  drawingElements,
  noteNamespaces,
  plainAttributes,
  styleAttributes,
  styleFunctions,
} from './svg-names.ts';

export type DrawingIssue = { readonly line: number; readonly reason: string };

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** Drawing programs write it first. It declares nothing and browsers don't load it. */
const publicDoctype =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]+"\s*$/;

/** No drawing needs more. Beyond this, reading it would take minutes. */
const limits = { depth: 200, megabytes: 3 };

const localAddress = /^#[\w.:-]+$/;
const localUrl = /\burl\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** The first part of a style that loads something, or that could hide a part that does. */
function styleIssue(css: string): string | undefined {
  if (css.includes('\\')) return '\\';
  const [rule] = /@(?!media\b)[\w-]*/i.exec(css) ?? [];
  if (rule !== undefined) return rule;
  const functions = css.replaceAll(localUrl, ' ').matchAll(/(?<![@\w-])([\w-]+)\(/g);
  const unknown = [...functions].find(
    ({ 1: name = '' }) => !styleFunctions.has(name.toLowerCase()),
  );
  return unknown?.[0];
}

const shown = ({ name, value }: SaxesAttributeNS) =>
  `${name}="${value.length > 60 ? `${value.slice(0, 59)}…` : value}"`;

function isPlain({ uri, local, value }: SaxesAttributeNS, ofNote: boolean): boolean {
  if (uri === xmlnsNamespace || noteNamespaces.has(uri)) return true;
  if (uri === xmlNamespace) return local === 'space' || local === 'lang';
  if (local === 'href' && (uri === '' || uri === xlinkNamespace)) return localAddress.test(value);
  if (uri !== '') return false;
  if (ofNote) return !/^on/i.test(local);
  if (plainAttributes.has(local) || /^(?:aria|data)-[\w-]+$/.test(local)) return true;
  return styleAttributes.has(local) && styleIssue(value) === undefined;
}

function tagIssue({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  const isNote = noteNamespaces.has(uri);
  if (!isNote && !(uri === svgNamespace && drawingElements.has(local))) return `<${name}>`;
  const active = Object.values(attributes).find((attribute) => !isPlain(attribute, isNote));
  return active && `${shown(active)} in <${name}>`;
}

type Declaration = {
  readonly version?: string | undefined;
  readonly encoding?: string | undefined;
};

/** A browser would use the encoding named here. */
function declarationIssue({ version = '', encoding = 'UTF-8' }: Declaration): string | undefined {
  if (version !== '1.0') return `version="${version}"`;
  return encoding.toUpperCase() === 'UTF-8' ? undefined : `encoding="${encoding}"`;
}

/** The first issue of one text, including XML that a browser would read differently. */
function issueOfText(text: string): DrawingIssue | undefined {
  let issue: DrawingIssue | undefined;
  /** The start of the current tag. */
  let line = 1;
  let depth = 0;
  let style: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const report = (part: string | undefined, at = line) => {
    if (part !== undefined) issue ??= { line: at, reason: `The drawing has ${part}.` };
  };
  const addText = (part: string) => {
    if (style !== undefined) style += part;
  };
  parser.on('xmldecl', (declaration) => report(declarationIssue(declaration)));
  parser.on('doctype', (doctype) => {
    if (!publicDoctype.test(doctype)) report('<!DOCTYPE> with declarations', parser.line);
  });
  parser.on('processinginstruction', ({ target }) => report(`<?${target}>`, parser.line));
  parser.on('opentagstart', () => {
    line = parser.line;
    // Only an error stops the parser.
    if (depth >= limits.depth) throw new TooDeep();
  });
  parser.on('opentag', (tag) => {
    if (depth === 0 && (tag.uri !== svgNamespace || tag.local !== 'svg')) report(`<${tag.name}>`);
    report(tagIssue(tag));
    if (style !== undefined) report(`<${tag.name}> inside <style>`);
    if (tag.local === 'style') style = '';
    depth += 1;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local !== 'style') return;
    const part = styleIssue(style ?? '');
    report(part && `${part} in <style>`);
    style = undefined;
  });
  parser.on('error', ({ message }) => {
    const cause = message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    issue ??= { line: parser.line, reason: `We can't read this drawing (${shownValue(cause)}).` };
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    report(`more than ${limits.depth} groups inside each other`);
  }
  return issue;
}

class TooDeep extends Error {}

// The style of a drawing has its dark colors in a media query. Safari ignores that query in pictures, so the
// site also serves each drawing with only its light or only its dark colors.
const darkBlock = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;

/** The drawing with only its light colors. */
export const inLight = (svg: string): string => svg.replace(darkBlock, '');

/** The drawing with only its dark colors. */
export const inDark = (svg: string): string => svg.replace(darkBlock, '$1');

/** The first part of a drawing, in any of the forms we serve, that does more than draw. */
export const drawingIssue = (svg: string): DrawingIssue | undefined =>
  issueOfText(svg) ?? issueOfText(inLight(svg)) ?? issueOfText(inDark(svg));

/** The same for the bytes of a file. */
export function drawingFileIssue(bytes: Uint8Array): DrawingIssue | undefined {
  const encoding = otherEncoding(bytes)?.name;
  if (bytes.length > limits.megabytes * 1e6)
    return { line: 1, reason: `This drawing has more than ${limits.megabytes} MB.` };
  if (encoding) return { line: 1, reason: `This file was saved as ${encoding}, or isn't text.` };
  return drawingIssue(new TextDecoder().decode(bytes));
}
