// Every address on the web that an edition names, wherever it stands: in a field, in a text, in an
// article. Whoever adds a file to the edition's table need not think of it.
import { globSync, statSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { treeOf } from './article-tree.ts';
import { edition } from './edition.ts';
import { inEdition } from './edition-folder.ts';
import { readText } from './read-text.ts';
import { slashed } from './slashed.ts';

export type ExternalAddress = {
  readonly url: string;
  /** Where it stands: `content/resources.yaml, row 12`, each row once. */
  readonly places: readonly string[];
};

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

/** The addresses in a text: the whole of it, or what its Markdown would lead to. */
function addressesIn(text: string): readonly string[] {
  if (!text.includes('://')) return [];
  if (isAddress(text)) return [text];
  const found: string[] = [];
  visit(treeOf(text), (node) => {
    if ('url' in node && isAddress(node.url)) found.push(node.url);
  });
  return found;
}

/** The texts of a value, however deep they lie. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

/** The file of an entry of the table, or those of its folder. */
function filesOf(file: string): readonly string[] {
  const path = inEdition(file);
  return statSync(path).isDirectory() ? globSync(`${path}/*.*`).map(slashed).sort() : [path];
}

/** Whether a line has this address, and not one that only begins alike. */
function has(line: string, url: string): boolean {
  const end = line.indexOf(url) + url.length;
  if (end < url.length) return false;
  return !/[\w/?=&%#-]/.test(line.charAt(end)) || has(line.slice(end), url);
}

/** The rows of these files that have the address, or the entry's own name where none does. */
function placesOf(url: string, entry: string, texts: ReadonlyMap<string, readonly string[]>) {
  const places = [...texts].flatMap(([file, lines]) =>
    lines.flatMap((line, at) => (has(line, url) ? [`${file}, row ${at + 1}`] : [])),
  );
  return places.length > 0 ? places : [inEdition(entry)];
}

/**
 * The addresses in alphabetical order, each once.
 * @throws ContentError when a file of the edition has faults.
 */
export function externalAddresses(): readonly ExternalAddress[] {
  const places = new Map<string, string[]>();
  for (const { file, read } of Object.values(edition)) {
    const urls = new Set(textsOf(read()).flatMap(addressesIn));
    if (urls.size === 0) continue;
    const texts = new Map(filesOf(file).map((path) => [path, readText(path).split('\n')]));
    for (const url of urls)
      places.set(url, [...(places.get(url) ?? []), ...placesOf(url, file, texts)]);
  }
  return [...places]
    .map(([url, rows]) => ({ url, places: [...new Set(rows)] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
