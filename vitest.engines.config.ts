// `npm run test:engines`: tests in the engines other than Chromium, one after the other.
import { defineConfig } from 'vitest/config';
import { findEngines } from './tests/run/find-engines.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/engines/engine-hosts.ts',
    reporters: ['verbose'],
    maxWorkers: 1,
    // All files of an engine share a window, because opening one takes longer than most tests.
    isolate: false,
    // Waits may take longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 8_000, interval: 100 } },
    projects: findEngines().map((engine) => ({
      extends: true,
      test: { name: engine.name, include: ['tests/engines/*.test.ts'], provide: { engine } },
    })),
  },
});
