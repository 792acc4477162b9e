// Checks that a drawing runs nothing and loads nothing. The server also puts each one in a sandbox: a browser opens an
// SVG at its own address as a document of this site.
import { SaxesParser } from 'saxes';
import { otherEncoding } from '#loaders/detect-encoding.ts';
import { shownValue } from '#schemas/issue-message.ts';

export type DrawingIssue = { readonly line: number; readonly reason: string };

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Namespaces whose attributes browsers read in a drawing. The notes of drawing programs are in others. */
const readNamespaces = ['', 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace'];

/** No drawing needs more. Beyond this, reading it would take minutes. */
const limits = { depth: 200, megabytes: 3 };

const active = /^(script|handler|listener|foreignObject|iframe|embed|object|audio|video)$/i;

/** An address that isn't in the drawing, or a backslash that could hide one. */
const foreign = /\\|\/\/|^\s*(javascript|data|vbscript):|url\(\s*(?!["']?#)/i;

/** The same in a style, where a rule can load a file. */
const foreignStyle = new RegExp(`${foreign.source}|@(?!media\\b)[\\w-]+`, 'i');

class TooDeep extends Error {}

/** The first issue of one text, including XML that a browser would read differently. */
function issueOfText(text: string): DrawingIssue | undefined {
  let issue: DrawingIssue | undefined;
  let depth = 0;
  /** The depth of the style element that the parser is in, and its text so far. */
  let style: { readonly depth: number; css: string } | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const report = (reason: string) => {
    issue ??= { line: parser.line, reason };
  };
  const addText = (part: string) => {
    if (style) style.css += part;
  };
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    // A browser would use the encoding named here.
    if (encoding.toUpperCase() !== 'UTF-8') report(`The drawing has encoding="${encoding}".`);
  });
  parser.on('doctype', (doctype) => {
    if (/\[|SYSTEM/.test(doctype)) report('The drawing has <!DOCTYPE> with declarations.');
  });
  parser.on('processinginstruction', ({ target }) => report(`The drawing has <?${target}>.`));
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    const isRoot = depth === 0;
    depth += 1;
    // Only an error stops the parser.
    if (depth > limits.depth) throw new TooDeep();
    const isHtml = uri === 'http://www.w3.org/1999/xhtml';
    const isDrawing = uri === svgNamespace && (!isRoot || local === 'svg');
    if (active.test(local) || isHtml || (isRoot && !isDrawing))
      report(`The drawing has <${name}>.`);
    const bad = Object.values(attributes).find(
      (each) =>
        /^on/i.test(each.local) ||
        (readNamespaces.includes(each.uri) &&
          (foreign.test(each.value) ||
            (each.local === 'href' && !each.value.startsWith('#')) ||
            (each.local === 'attributeName' && /href$/i.test(each.value)))),
    );
    if (bad) report(`The drawing has ${bad.name}=${shownValue(bad.value)} in <${name}>.`);
    if (local === 'style') style ??= { depth, css: '' };
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (style?.depth === depth) {
      const at = style.css.search(foreignStyle);
      const part = style.css.slice(Math.max(0, at - 20), at + 40).trim();
      if (at >= 0) report(`The drawing has ${shownValue(part)} in <style>.`);
      style = undefined;
    }
    depth -= 1;
  });
  parser.on('error', ({ message }) => {
    const cause = message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    report(`We can't read this drawing (${cause}).`);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    report(`The drawing has more than ${limits.depth} groups inside each other.`);
  }
  return issue;
}

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
