// Documents lead where they say: their links, anchors and commands exist.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const documents = globSync(['*.md', 'content/README.md', 'docs/**/*.md']).map(toPosix);

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));

const withoutCode = (file: string) =>
  readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) =>
    code.includes('\n') ? '' : code.slice(1, -1).replace(/[()[\]]/g, ''),
  );

/** The anchors that the code host gives to the headings of a document. */
const anchorsOf = (file: string) =>
  [...withoutCode(file).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const linksOf = (file: string) =>
  [...withoutCode(file).matchAll(/\]\(([^)\s]+)\)|<(?:img|a)[^>]* (?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

it.each(documents)('%s links to files and headings that exist', (file) => {
  const broken = linksOf(file).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURI(path));
    if (!existsSync(target)) return true;
    return (
      anchor !== undefined && !(statSync(target).isFile() && anchorsOf(target).includes(anchor))
    );
  });
  expect(broken).toEqual([]);
});

// The changelog also names commands that were removed.
it.each(documents.filter((file) => file !== 'CHANGELOG.md'))(
  '%s names commands that exist',
  (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]*\w)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

const references = globSync('{.github,hosting,makers,office,packages,site}/**/*.{ts,tsx,yml}', {
  exclude: ['**/node_modules/**'],
}).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([\w./-]+\.md),? (?:under )?"([^"]+)"/g)].map(
    ([, document = '', heading = '']) => ({ file: toPosix(file), document, heading }),
  ),
);

it.each(references)('$file names the heading "$heading"', ({ document, heading }) =>
  expect(readFileSync(document, 'utf8')).toMatch(new RegExp(`^#+ ${heading}$`, 'm')),
);

it('every document is reachable from the README', () => {
  const reached = new Set(['README.md']);
  for (const file of reached)
    for (const link of linksOf(file)) {
      const target = toPosix(join(dirname(file), link.split('#')[0] ?? ''));
      if (documents.includes(target)) reached.add(target);
    }
  expect(documents.filter((file) => !reached.has(file))).toEqual([]);
});
