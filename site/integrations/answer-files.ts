// Which files an answer is made of stands in the pages with a finder, so that a page whose address asks
// for one has them on their way at once: each names the next only when it has come, and on a phone's
// network those three trips took longer than the files themselves.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { integrityOfFile } from './precache-manifest.ts';

const pages = ['index.html', 'embed/finder.html'];
const template = /(<template id="answer-files">)(<\/template>)/;

/** What starts the chains of scripts, and the sheet that an answer waits for. */
const entries =
  /(^|\/)(site\/finder\/(Finder\.tsx|answer\.(ts|css))|@astrojs\/react\/.*client\.js)$/;

/** What a build says of one of its files. */
export type BuiltFile =
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly facadeModuleId: string | null;
      readonly imports: readonly string[];
    }
  | {
      readonly type: 'asset';
      readonly fileName: string;
      readonly originalFileNames: readonly string[];
    };

/** The scripts that an answer needs, each with all that it cannot start without, and its sheet. */
export function filesOfAnswer(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    const sources = file.type === 'chunk' ? [file.facadeModuleId ?? ''] : file.originalFileNames;
    if (sources.some((source) => entries.test(source.replaceAll('\\', '/'))))
      found.add(file.fileName);
  }
  // A set is gone over in the order of its entries, and those that are added come along.
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const needed of file.imports) found.add(needed);
  }
  return [...found];
}

/** As links. The type faces, which the first paint may wait for, go before them. */
const linkTo = (file: string, integrity: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" href="/${file}" integrity="${integrity}" crossorigin>`
    : `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;

/**
 * The page with the files of an answer in its template.
 * @param files the hash of each (Subresource Integrity), by its path in the site
 * @throws Error when the page has none, or there are no files.
 */
export function withAnswerFiles(
  html: string,
  files: Readonly<Record<string, string>>,
  page: string,
): string {
  const count = Object.keys(files).length;
  if (!template.test(html) || count === 0) {
    throw new Error(
      `The built page ${page} has ${count} files of an answer to name and ${template.test(html) ? 'a' : 'no'} place for them; ` +
        'expected both: site/layouts/head-scripts.ts makes the place, site/integrations/answer-files.ts finds the files.',
    );
  }
  const links = Object.entries(files).map(([file, integrity]) => linkTo(file, integrity));
  return html.replace(template, (_, open, close) => open + links.join('') + close);
}

/** Notes the files of the build, and names them in the finished pages. */
export function answerFiles(): AstroIntegration {
  const files: string[] = [];
  const plugin: Plugin = {
    name: 'answer-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      files.splice(0, Infinity, ...filesOfAnswer(bundle));
    },
  };
  return {
    name: 'answer-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const hashes = Object.fromEntries(
          files.map((file) => [file, integrityOfFile(fileURLToPath(new URL(file, dir)))]),
        );
        for (const name of pages) {
          const page = new URL(name, dir);
          await writeFile(page, withAnswerFiles(await readFile(page, 'utf8'), hashes, name));
        }
      },
    },
  };
}
