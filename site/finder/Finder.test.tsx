// @vitest-environment happy-dom
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countListeners } from '#loading/count-listeners.fixture.ts';

beforeEach(() => {
  // React warns about the search element, which happy-dom lacks.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** Opens an address in a new page. The gazetteer arrives when `gazetteer` resolves. */
async function openFinder(query: string, gazetteer: Promise<void>): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    await gazetteer;
    return Response.json(edition.gazetteer.read());
  });
  vi.resetModules();
  window.history.replaceState(null, '', `/${query}`);
  const { Finder } = await import('./Finder.tsx');
  const { tiles } = edition.site.read();
  const office = { name: 'UARA', email: 'office@example.org', updated: 'January 5, 2030' };
  render(<Finder office={office} tiles={tiles} />, {
    container: document.body.appendChild(document.createElement('main')),
  });
}

const offers = () => document.querySelector('.finder-offers')?.textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

it('gives an unknown place one answer, whether the gazetteer arrives before or after it', async () => {
  await openFinder('?near=00000', Promise.resolve());
  await screen.findByText(/Appraisers Found$/, {}, { timeout: 20_000 });
  await settle();
  const expected = offers();
  cleanup();

  const { promise, resolve } = Promise.withResolvers<void>();
  await openFinder('?near=00000', promise);
  await screen.findByText(/Appraisers Found$|^Searching…/, {}, { timeout: 20_000 });
  const early = offers();
  resolve();
  await screen.findByText(/Appraisers Found$/, {}, { timeout: 20_000 });
  await settle();
  const [card] = screen.getAllByRole('article');
  if (card) await userEvent.hover(card);
  expect(expected).toContain('Or see appraisers near');
  expect(offers()).toBe(expected);
  expect([undefined, expected]).toContain(early);
});

it('leaves no listener behind, however often it opens and closes', async () => {
  const count = countListeners();
  await openFinder('?near=84604', Promise.resolve());
  const { Finder } = await import('./Finder.tsx');
  const { tiles } = edition.site.read();
  const office = { name: 'UARA', email: 'office@example.org', updated: 'January 5, 2030' };
  const left: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    render(<Finder office={office} tiles={tiles} />);
    await screen.findAllByText(/Appraisers Found$/, {}, { timeout: 20_000 });
    await settle();
    cleanup();
    left.push(count());
  }
  expect(left[2]).toBe(left[0]);
});
