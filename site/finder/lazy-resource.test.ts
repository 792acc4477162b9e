import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyResource } from './lazy-resource.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const timeout = 8000;
/** A part whose loads are ended by hand, one after the other, and the states it has been in. */
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

describe('a part on demand', () => {
  it('is not fetched before it is asked for, and once however often it is', async () => {
    const { part, loads, states } = watched();
    expect(part.read()).toEqual({ state: 'unasked' });
    part.load();
    part.load();
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('map');
    await settled();
    part.load();
    expect(loads).toHaveLength(1);
    expect(states).toEqual(['coming', 'here']);
    expect(part.read()).toEqual({ state: 'here', part: 'map' });
  });

  it('that fails says so, and is fetched again when it is asked for again', async () => {
    const { part, loads, states } = watched();
    part.load();
    loads[0]?.reject(new Error('offline'));
    await settled();
    part.load();
    loads[1]?.resolve('map');
    await settled();
    expect(states).toEqual(['coming', 'failed', 'coming', 'here']);
  });

  it('that hangs is late after its time, and may still come', async () => {
    const { part, loads, states } = watched();
    part.load();
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(states).toEqual(['coming']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['coming', 'late']);
    loads[0]?.resolve('map');
    await settled();
    expect(part.read()).toEqual({ state: 'here', part: 'map' });
  });

  it('that is late is fetched again when it is asked for again; what the first try does is nothing', async () => {
    const { part, loads, states } = watched();
    part.load();
    await vi.advanceTimersByTimeAsync(timeout);
    part.load();
    loads[0]?.reject(new Error('gave up'));
    await settled();
    expect(part.read().state).toBe('coming');
    await vi.advanceTimersByTimeAsync(timeout);
    expect(states).toEqual(['coming', 'late', 'coming', 'late']);
    expect(loads).toHaveLength(2);
  });

  it('that is here stays, whatever a later try does', async () => {
    const { part, loads } = watched();
    part.load();
    await vi.advanceTimersByTimeAsync(timeout);
    part.load();
    loads[0]?.resolve('first');
    await settled();
    loads[1]?.reject(new Error('late'));
    await vi.advanceTimersByTimeAsync(timeout);
    expect(part.read()).toEqual({ state: 'here', part: 'first' });
  });
});
