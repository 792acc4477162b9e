// Whether a drawing is nothing but a drawing. An SVG that is opened at its own address is a document of
// this site: a script in it would run there. So only what `svg-names.ts` lists may be in one.
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { otherEncoding } from '#loaders/detect-encoding.ts';
import {
  drawingElements,
  noteNamespaces,
  plainAttributes,
  styleAttributes,
  styleFunctions,
} from './svg-names.ts';

export type DrawingIssue = { readonly row: number; readonly found: string };

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** Programs begin a drawing with it. It declares nothing and browsers do not load it. */
const publicDoctype =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]+"\s*$/;

const localAddress = /^#[\w.:-]+$/;
const localUrl = /\burl\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** The first part of a style that loads something, or that could hide it. */
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

/** A browser would read the bytes in the encoding that is named. */
function declarationIssue({ version = '', encoding = 'UTF-8' }: Declaration): string | undefined {
  if (version !== '1.0') return `version="${version}"`;
  return encoding.toUpperCase() === 'UTF-8' ? undefined : `encoding="${encoding}"`;
}

const errorIssue = ({ message }: Error) =>
  `no picture that can be read (${message.replace(/^[\d:]+ /, '').replace(/\.$/, '')})`;

/** The first issue of one text. XML that a browser would read otherwise than we do is one, too. */
function issueOfText(text: string): DrawingIssue | undefined {
  let issue: DrawingIssue | undefined;
  /** Where the tag begins that is being read. */
  let row = 1;
  let depth = 0;
  let style: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const report = (found: string | undefined, at = row) => {
    if (found !== undefined) issue ??= { row: at, found };
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
    row = parser.line;
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
    const found = styleIssue(style ?? '');
    report(found && `${found} in <style>`);
    style = undefined;
  });
  parser.on('error', (error) => report(errorIssue(error), parser.line));
  parser.write(text).close();
  return issue;
}

// A drawing has its colors for a dark screen in a media query of its own style. Safari ignores that query
// in a picture, so the site also serves each drawing with one of the two sets alone.
const darkBlock = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;

/** The drawing with its colors for a light screen, whatever the screen. */
export const inLight = (svg: string): string => svg.replace(darkBlock, '');

/** The drawing with its colors for a dark screen, whatever the screen. */
export const inDark = (svg: string): string => svg.replace(darkBlock, '$1');

/** What is in a drawing, in one of the forms that are served of it, that does not draw. */
export const drawingIssue = (svg: string): DrawingIssue | undefined =>
  issueOfText(svg) ?? issueOfText(inLight(svg)) ?? issueOfText(inDark(svg));

/** The same of a file. */
export function drawingFileIssue(bytes: Uint8Array): DrawingIssue | undefined {
  const encoding = otherEncoding(bytes)?.name;
  if (encoding) return { row: 1, found: `text saved as ${encoding}, or no text` };
  return drawingIssue(new TextDecoder().decode(bytes));
}
