// @vitest-environment happy-dom
import { storageKey } from '@appraisers/directory/shortlist.ts';
import { afterEach, expect, it, vi } from 'vitest';

const address = 'https://www.example.org/resources/blogs/1';
document.body.innerHTML = `<main><button hidden data-star value="12"></button>
  <button hidden data-copies="Link" data-share="A title" value="${address}"></button></main>
  <p id="pageMessage" data-full="Your list is full." data-finder="/"></p>`;
await import('./page-buttons.ts');
const [star, share] = document.querySelectorAll('button');
const message = () => document.querySelector('#pageMessage')?.textContent;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a star changes the stored list until it is full, and shows the change', () => {
  const shown = vi.fn();
  window.addEventListener('storage', ({ newValue }) => shown(newValue));
  expect(star?.hidden).toBe(false);
  star?.click();
  star?.click();
  expect(shown.mock.calls).toEqual([['1:12'], ['1:']]);
  const full = `1:${Array.from({ length: 20 }, (_, at) => at + 30).join('.')}`;
  localStorage.setItem(storageKey, full);
  star?.click();
  expect(message()).toBe('Your list is full.');
  expect(localStorage.getItem(storageKey)).toBe(full);
});

it('a star leads to the finder where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  star?.click();
  expect(assign).toHaveBeenCalledWith('/?list=12');
});

const fails = (name: string) => () => Promise.reject(new DOMException('', name));
const copied = `Link copied: ${address}`;
it.each([
  ['without a share sheet is copied', { canShare: undefined }, copied],
  ['is copied when the share sheet fails', { share: fails('NotAllowedError') }, copied],
  ['is only shared', { share: async () => undefined }, ''],
  ['is not copied when the visitor closes the share sheet', { share: fails('AbortError') }, ''],
  [
    'is in the message when the browser blocks copying',
    { canShare: undefined, clipboard: { writeText: fails('NotAllowedError') } },
    `Your browser blocked copying. Link: ${address}`,
  ],
])('a link %s', async (_what, own, expected) => {
  const writeText = vi.fn(async () => undefined);
  const canShare = vi.fn(() => true);
  vi.stubGlobal('navigator', { canShare, clipboard: { writeText }, ...own });
  share?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(message()).toBe(expected);
  if (expected === copied) expect(writeText).toHaveBeenCalledWith(address);
});
