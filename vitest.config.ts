import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests read this edition; the live one belongs to its owner. The plugin below opens it when imported.
process.env.CONTENT_DIR = 'editions/journeys';
const { editionModules } = await import('./site/integrations/edition-modules.ts');

// Many processes, and programs that some tests start: what Node has compiled once it keeps.
process.env.NODE_COMPILE_CACHE ??= resolve('.built/compiled');

/** These tests leave nothing behind: they share a process and the modules that it has read. */
const shared = [
  '{packages,site,office,hosting}/**/*.test.{ts,tsx}',
  'tests/{bench,repository,run}/**/*.test.ts',
];

/** These change the current folder or replace a module: a process for each. */
const isolated = [
  'office/import/run-import.test.ts',
  'office/import/writing/write-list.test.ts',
  'office/new-member-field.test.ts',
  'site/page-data/articles.test.ts',
];
const exclude = [
  ...configDefaults.exclude,
  // What they try is written for the shell of the code host's Linux.
  ...(process.platform === 'win32' ? ['office/**/workflow*.test.ts'] : []),
];

export default defineConfig({
  // The finder imports the edition as modules, in tests as in a build.
  plugins: [editionModules()],
  test: {
    tags: [
      {
        name: 'all',
        description: 'What takes long: `npm run test:all` runs it, `npm test` does not.',
      },
    ],
    // Vitest keeps one core free for someone at work; where there are two, that is half of them.
    maxWorkers: '100%',
    // On a machine with other work a property takes several times as long; what it holds stays the same.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: shared,
          exclude: [...exclude, ...isolated],
        },
      },
      { extends: true, test: { name: 'apart', include: isolated } },
      // These need the packages of the makers, which `npm test` does not install.
      { extends: true, test: { name: 'makers', include: ['makers/**/*.test.ts'] } },
    ],
  },
});
