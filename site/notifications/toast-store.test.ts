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
    addToast('Mail address copied');
    expect(shown()).toEqual([['Mail address copied', true]]);
  });

  it('close at once and are forgotten 1,000,000 ms later', () => {
    const id = addToast('Link copied');
    dismissToast(id);
    expect(shown()).toEqual([['Link copied', false]]);
    vi.advanceTimersByTime(999_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('leave a newer one alone when an older one is forgotten', () => {
    dismissToast(addToast('older'));
    addToast('newer');
    vi.advanceTimersByTime(1_000_000);
    expect(shown()).toEqual([['newer', true]]);
  });

  it('tell their readers of every change until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    const id = addToast('Link copied');
    dismissToast(id);
    leave();
    addToast('Link copied');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
