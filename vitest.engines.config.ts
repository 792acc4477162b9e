// `npm run test:engines`: the journeys on the engines other than Chromium, one after the other.
import { defineConfig } from 'vitest/config';
import { findEngines } from './tests/run/engines/find-servers.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/engines/engine-site.ts',
    reporters: ['verbose'],
    maxWorkers: 1,
    // One window for all files of an engine: to open one takes longer than most journeys.
    isolate: false,
    // On a machine with other work a wait may take longer; what is waited for stays the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 8_000, interval: 100 } },
    projects: findEngines().map((engine) => ({
      extends: true,
      test: { name: engine.name, include: ['tests/engines/*.test.ts'], provide: { engine } },
    })),
  },
});
