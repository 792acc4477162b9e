// The files of the finder's answer. A page with a search in its address loads all of them at once.
// Otherwise each would name the next only on arrival. On a phone's network, those three round trips took
// longer than the files.
import type { Plugin } from 'vite';

/** The scripts that import the others, and the style sheet that an answer waits for. */
const entries =
  /(^|\/)(site\/finder\/(Finder\.tsx|(sharded-)?answer\.(ts|css))|@astrojs\/react\/.*client\.js)$/;

/** The parts of a bundle's description that this file uses. */
export type BuiltFile =
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly moduleIds: readonly string[];
      readonly imports: readonly string[];
    }
  | {
      readonly type: 'asset';
      readonly fileName: string;
      readonly originalFileNames: readonly string[];
    };

/** The scripts for results, with everything they import, and their style sheet. */
export function filesOfAnswer(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
    if (sources.some((source) => entries.test(source.replaceAll('\\', '/'))))
      found.add(file.fileName);
  }
  // This loop also visits the files that it adds.
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const needed of file.imports) found.add(needed);
  }
  return [...found];
}

/** A plugin, and the files that it finds in the bundle for browsers. */
export function notedAnswerFiles(): { files: ReadonlySet<string>; plugin: Plugin } {
  const files = new Set<string>();
  const plugin: Plugin = {
    name: 'answer-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of filesOfAnswer(bundle)) files.add(file);
    },
  };
  return { files, plugin };
}
