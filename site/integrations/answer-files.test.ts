import { describe, expect, it } from 'vitest';
import { type BuiltFile, filesOfAnswer, withAnswerFiles } from './answer-files.ts';

const chunk = (fileName: string, source: string | null, ...imports: string[]): BuiltFile => ({
  type: 'chunk',
  fileName,
  facadeModuleId: source,
  imports,
});
const asset = (fileName: string, source: string): BuiltFile => ({
  type: 'asset',
  fileName,
  originalFileNames: [source],
});
const bundle = (...files: BuiltFile[]) =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

const built = bundle(
  chunk('_astro/Finder.1.js', '/project/site/finder/Finder.tsx', '_astro/react.2.js'),
  chunk('_astro/react.2.js', null, '_astro/runtime.3.js'),
  chunk('_astro/runtime.3.js', null),
  chunk('_astro/client.4.js', '/site/node_modules/@astrojs/react/dist/client.js'),
  chunk('_astro/answer.5.js', '/project/site/finder/answer.ts', '_astro/react.2.js'),
  chunk('_astro/FinderMap.6.js', '/project/site/finder/map/FinderMap.tsx', '_astro/leaflet.7.js'),
  chunk('_astro/leaflet.7.js', null),
  asset('_astro/answer.8.css', '/project/site/finder/answer.css'),
  asset('_astro/notifications.9.css', '/project/site/notifications/notifications.css'),
);

describe('the files of an answer', () => {
  it('are the finder, what draws it, its answer, what these import in turn, and its sheet', () => {
    expect(filesOfAnswer(built).sort()).toEqual([
      '_astro/Finder.1.js',
      '_astro/answer.5.js',
      '_astro/answer.8.css',
      '_astro/client.4.js',
      '_astro/react.2.js',
      '_astro/runtime.3.js',
    ]);
  });

  it('are found by paths of Windows and by relative ones, too', () => {
    const windows = bundle(
      chunk('a.js', 'C:\\project\\site\\finder\\answer.ts'),
      asset('a.css', 'site/finder/answer.css'),
    );
    expect(filesOfAnswer(windows)).toEqual(['a.js', 'a.css']);
  });

  it('may import each other in a circle', () => {
    const circle = bundle(
      chunk('a.js', '/site/finder/answer.ts', 'b.js'),
      chunk('b.js', null, 'a.js'),
    );
    expect(filesOfAnswer(circle)).toEqual(['a.js', 'b.js']);
  });
});

describe('a page with a finder', () => {
  const page = (inside: string) => `<head><template id="answer-files">${inside}</template></head>`;

  it('names them as links that wait in its template', () => {
    const files = { '_astro/a.1.js': 'sha256-a', '_astro/$&.2.css': 'sha256-b' };
    expect(withAnswerFiles(page(''), files, 'index.html')).toBe(
      page(
        '<link rel="modulepreload" fetchpriority="low" href="/_astro/a.1.js">' +
          '<link rel="preload" as="style" fetchpriority="low" href="/_astro/$&.2.css" integrity="sha256-b" crossorigin>',
      ),
    );
  });

  it.each([
    [
      'has no place for them',
      '<head></head>',
      { 'a.js': 'sha256-a' },
      'index.html has 1 files of an answer to name and no place',
    ],
    ['has none to name', page(''), {}, 'index.html has 0 files of an answer to name and a place'],
  ] as const)('%s: the build ends with a sentence', (_what, html, files, sentence) => {
    expect(() => withAnswerFiles(html, files, 'index.html')).toThrow(sentence);
  });
});
