import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest keeps one core free for somebody at work; where there are two, that is half of them.
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts', 'tests/*.test.ts'],
    // What they try is written for the shell of the code host's Linux.
    exclude: [
      ...configDefaults.exclude,
      ...(process.platform === 'win32' ? ['scripts/**/workflow.test.ts'] : []),
    ],
    env: {
      // What a test says of words and people is true of this edition …
      CONTENT_DIR: 'editions/journeys',
      // … and the live one may change.
      LIVE_DIR: process.env.CONTENT_DIR || 'content',
    },
  },
});
