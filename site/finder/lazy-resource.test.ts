import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyResource } from './lazy-resource.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const timeout = 8000;
/** A part whose loads the test ends one by one, and the states it goes through. */
function watched() {
  const loads: PromiseWithResolvers<string>[] = [];
  const part = lazyResource(() => {
    const load = Promise.withResolvers<string>();
    loads.push(load);
    return load.promise;
  }, timeout);
  const states: string[] = [];
  part.subscribe(() => states.push(part.read().state));
  return { part, loads, states };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a lazy resource', () => {
  it('loads on request, and only once', async () => {
    const { part, loads, states } = watched();
    expect(part.read()).toEqual({ state: 'idle' });
    part.load();
    part.load();
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('map');
    await settled();
    part.load();
    expect(loads).toHaveLength(1);
    expect(states).toEqual(['pending', 'ready']);
    expect(part.read()).toEqual({ state: 'ready', part: 'map' });
  });

  it('that fails loads again on request', async () => {
    const { part, loads, states } = watched();
    part.load();
    loads[0]?.reject(new Error('offline'));
    await settled();
    part.load();
    loads[1]?.resolve('map');
    await settled();
    expect(states).toEqual(['pending', 'failed', 'pending', 'ready']);
  });

  it('that hangs is late after its timeout, and may still arrive', async () => {
    const { part, loads, states } = watched();
    part.load();
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(states).toEqual(['pending']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['pending', 'late']);
    loads[0]?.resolve('map');
    await settled();
    expect(part.read()).toEqual({ state: 'ready', part: 'map' });
  });

  it('that is late loads again on request, and ignores the failure of the first try', async () => {
    const { part, loads, states } = watched();
    part.load();
    await vi.advanceTimersByTimeAsync(timeout);
    part.load();
    loads[0]?.reject(new Error('gave up'));
    await settled();
    expect(part.read().state).toBe('pending');
    await vi.advanceTimersByTimeAsync(timeout);
    expect(states).toEqual(['pending', 'late', 'pending', 'late']);
    expect(loads).toHaveLength(2);
  });

  it('that is ready stays, even when a later try ends', async () => {
    const { part, loads } = watched();
    part.load();
    await vi.advanceTimersByTimeAsync(timeout);
    part.load();
    loads[0]?.resolve('first');
    await settled();
    loads[1]?.reject(new Error('late'));
    await vi.advanceTimersByTimeAsync(timeout);
    expect(part.read()).toEqual({ state: 'ready', part: 'first' });
  });
});
