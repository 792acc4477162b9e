import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToast, dismissToast, readToast, subscribeToToast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one notification at a time, the newest', () => {
  const listener = vi.fn();
  const leave = subscribeToToast(listener);
  addToast('Phone number copied');
  addToast('Email address copied');
  expect(readToast()).toMatchObject({ message: 'Email address copied', open: true });
  leave();
  addToast('Link copied');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('closes one at once and removes it 1,000,000 ms later, but no newer one', () => {
  const id = addToast('Link copied');
  dismissToast(id);
  vi.advanceTimersByTime(999_999);
  expect(readToast()).toMatchObject({ message: 'Link copied', open: false });
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeUndefined();
  dismissToast(addToast('older'));
  addToast('newer');
  vi.advanceTimersByTime(1_000_000);
  expect(readToast()).toMatchObject({ message: 'newer', open: true });
});
