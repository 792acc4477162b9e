// Documents are true to the repository: their links, anchors, commands and paths exist.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const documents = globSync(['*.md', 'content/README.md', 'docs/**/*.md']).map(toPosix);
const folders = 'content|docs|editions|hosting|makers|office|packages|site|tests';
const files = globSync(`{${folders.replaceAll('|', ',')}}/**/*.*`, {
  exclude: ['**/node_modules/**'],
}).map(toPosix);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The anchors that the code host gives to the headings of a document. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

function isBroken(link: string, file: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !(statSync(target).isFile() && anchorsOf(target).includes(anchor));
}

/** A path in one of our folders, or the name of a file, as the end of its path. */
const isPath = new RegExp(`^(${folders})/|\\w\\.(astro|css|mjs|tsx?|ya?ml)$`);
const isThere = (path: string) =>
  existsSync(path) || files.some((file) => file.endsWith(`/${path}`));

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');

it.each(documents)('%s names links, commands and paths that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = matches(
    text.replace(/`[^`\n]*`/g, ''),
    /\]\(([^)\s]+)\)|<(?:img|a)[^>]* (?:src|href)="([^"]+)"/g,
  );
  const commands = matches(text, /npm run ([\w:-]*\w)/g);
  const paths = matches(text, /`([\w@.[\]-]+(?:\/[\w@.[\]-]+)*\/?)`/g);
  expect([
    ...links.filter((link) => !/^[a-z]+:/.test(link) && isBroken(link, file)),
    ...commands.filter((name) => !(name in scripts)),
    ...paths.filter((path) => isPath.test(path) && !isThere(path)),
  ]).toEqual([]);
});
