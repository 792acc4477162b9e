import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceWrites } from './edition-content.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a file that is being written', () => {
  it('is read once, when it is there whole', () => {
    const read = vi.fn();
    const changed = debounceWrites(read);
    for (let at = 0; at < 5; at++) {
      changed();
      vi.advanceTimersByTime(60);
    }
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read again when it changes later', () => {
    const read = vi.fn();
    const changed = debounceWrites(read);
    changed();
    vi.advanceTimersByTime(1000);
    changed();
    vi.advanceTimersByTime(1000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
