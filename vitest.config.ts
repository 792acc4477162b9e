import { resolve } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { configDefaults, defineConfig } from 'vitest/config';
import { editionPhotos } from './site/integrations/edition-plugins.ts';

// Tests read this edition, because the live one belongs to its owner.
const testEdition = 'editions/journeys';
const edition = openEdition(testEdition);
// An error in it fails here, once, and not in every test.
edition.validate();

// Tests run in many processes and start programs, so Node caches its compiled code.
process.env.NODE_COMPILE_CACHE ??= resolve('.built/compiled');

/** These tests leave no state behind, so they share a process and its modules. */
const shared = [
  '{packages,site,office,hosting}/**/*.test.{ts,tsx}',
  'tests/{bench,repository,run}/**/*.test.ts',
];

/** These replace a module, so each gets its own process. */
const isolated = ['office/new-member-field.test.ts', 'site/page-data/articles.test.ts'];

export default defineConfig({
  // Photos are a module, in tests as in a build.
  plugins: [editionPhotos(edition)],
  test: {
    env: { CONTENT_DIR: testEdition },
    setupFiles: 'tests/support/property-runs.ts',
    // By default, Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // Only what hangs may fail: on a busy machine, a test takes many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: shared,
          exclude: [...configDefaults.exclude, ...isolated],
        },
      },
      { extends: true, test: { name: 'apart', include: isolated } },
      // Each starts programs that read all of the public data, so they run at night.
      { extends: true, test: { name: 'makers', include: ['makers/**/*.test.ts'] } },
    ],
  },
});
