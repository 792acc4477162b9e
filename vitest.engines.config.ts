// `npm test -- --engines`: the journeys in Firefox and WebKit, one after the other.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    // Waits may take longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
  },
});
