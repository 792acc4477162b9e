// What people read in a file: its texts and comments, without code, addresses and names of files.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import ts from 'typescript';

export type ProseLine = { readonly line: number; readonly text: string };

/** Spaces in the place of what matches, so that lines keep their numbers. */
const blank = (text: string, ...patterns: readonly RegExp[]) =>
  patterns.reduce(
    (left, pattern) => left.replace(pattern, (match) => match.replace(/\S/g, ' ')),
    text,
  );

const linesFrom = (text: string, first = 1): ProseLine[] =>
  text.split('\n').map((line, index) => ({ line: first + index, text: line.trim() }));

const codeSpans = /`[^`\n]*`/g;

/** An identifier, a class or a path: one lowercase word, or a character that words do not have. */
const isCode = (text: string) => !/\s/.test(text) && /^[a-z]*$|[-_/#.:@=]|[a-z][A-Z]/.test(text);

function typeScriptProse(file: string, text: string): ProseLine[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: ProseLine[] = [];
  const add = (from: number, part: string) => found.push(...linesFrom(part, lineAt(from)));
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) add(node.pos, node.getFullText());
    else if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const isPath = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
      if (!isPath && !isCode(node.text)) add(node.getStart(), node.getText());
    }
    const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
    // Before a token there are only spaces and comments.
    const isToken = ts.isTokenKind(node.kind) && node.kind !== ts.SyntaxKind.JsxText;
    const between = isToken ? text.slice(node.pos, node.getStart()) : '';
    for (const { 0: comment, index } of between.matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g))
      add(node.pos + index, blank(comment, codeSpans));
    for (const child of children) visit(child);
  };
  visit(source);
  return found;
}

const lineOf = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** The matches of a pattern in a text, with their lines. */
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(({ 0: part, index }) => linesFrom(part, lineOf(text, index)));

const addresses = /<?https?:[^\s)>"']+/g;
const byExtension: Readonly<Record<string, (file: string, text: string) => ProseLine[]>> = {
  '.ts': typeScriptProse,
  '.tsx': typeScriptProse,
  '.mjs': typeScriptProse,
  '.css': (_, text) => matches(text, /\/\*[\s\S]*?\*\//g),
  '.astro': (_, text) =>
    matches(text, /^\s*\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|'[^'\n]* [^'\n]*'/gm),
  '.md': (_, text) =>
    linesFrom(
      blank(text, /^```[\s\S]*?^```/gm, /^ {4}.*$/gm, codeSpans, /\]\([^)]*\)/g, addresses),
    ),
  '.yaml': (_, text) => linesFrom(blank(text, codeSpans, addresses, /^\s*(- )?[\w.-]+:(?=\s|$)/gm)),
  '.yml': (_, text) => linesFrom(blank(text, codeSpans, addresses, /^\s*(- )?[\w.-]+:(?=\s|$)/gm)),
};

export const proseExtensions = Object.keys(byExtension).map((extension) => extension.slice(1));

/** The lines of a file that people read. */
export function proseOf(file: string): ProseLine[] {
  const read = byExtension[extname(file)];
  if (!read) throw new Error(`${file}: add its kind to tests/repository/prose.ts.`);
  return read(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).filter(({ text }) => text);
}
