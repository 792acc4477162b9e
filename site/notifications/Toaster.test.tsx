// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountToaster } from './Toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const messages = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows one notification at a time, the newest, for five seconds', () => {
  const show = mountToaster();
  act(() => show('Phone number copied'));
  act(() => show('Email address copied'));
  expect(messages()).toEqual(['Email address copied']);
  act(() => vi.advanceTimersByTime(4999));
  expect(messages()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(messages()).toEqual([]);
});

it('removes one 1,000,000 ms after it is dismissed, but no newer one', () => {
  const show = mountToaster();
  act(() => show('Link copied'));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(messages()).toEqual([]);
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 1_000_000);
  act(() => vi.advanceTimersByTime(999_999));
  act(() => show('Email address copied'));
  act(() => vi.advanceTimersByTime(1));
  expect(messages()).toEqual(['Email address copied']);
});
