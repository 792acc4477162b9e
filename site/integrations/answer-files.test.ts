import { describe, expect, it } from 'vitest';
import { type BuiltFile, filesOfAnswer } from './answer-files.ts';

const chunk = (fileName: string, source: string | null, ...imports: string[]): BuiltFile => ({
  type: 'chunk',
  fileName,
  moduleIds: source ? [source] : [],
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
  it('are the finder, React, the answer, everything these import, and the style sheet', () => {
    expect(filesOfAnswer(built).sort()).toEqual([
      '_astro/Finder.1.js',
      '_astro/answer.5.js',
      '_astro/answer.8.css',
      '_astro/client.4.js',
      '_astro/react.2.js',
      '_astro/runtime.3.js',
    ]);
  });

  it('are found by Windows paths and by relative paths', () => {
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
