import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToast, dismissToast, readToasts, subscribeToToasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => readToasts().map(({ message, open }) => [message, open]);

describe('notifications', () => {
  it('show one at a time, the newest', () => {
    addToast('Phone number copied');
    addToast('Email address copied');
    expect(shown()).toEqual([['Email address copied', true]]);
  });

  it('close at once and are removed 1,000,000 ms later', () => {
    const id = addToast('Link copied');
    dismissToast(id);
    expect(shown()).toEqual([['Link copied', false]]);
    vi.advanceTimersByTime(999_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('stay when an older one is removed', () => {
    dismissToast(addToast('older'));
    addToast('newer');
    vi.advanceTimersByTime(1_000_000);
    expect(shown()).toEqual([['newer', true]]);
  });

  it('notify listeners of every change until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    const id = addToast('Link copied');
    dismissToast(id);
    leave();
    addToast('Link copied');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
