// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { act, clearMessages, client } from '#desk/page/action.ts';
import { Outcome } from '#desk/page/Outcome.tsx';
import { Publishing } from './Publishing.tsx';

// A busy machine takes many times as long.
const wait = { timeout: 60_000 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (screenOf = <p>Another screen</p>) => (
  <QueryClientProvider client={client}>
    <Outcome of="long" />
    {screenOf}
  </QueryClientProvider>
);

it('says to publish again when there was a conflict and the volunteer had gone', async () => {
  const response = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => response.promise);
  const publishing = (
    <Publishing askName={false} button="Publish">
      What changed
    </Publishing>
  );
  const { rerender } = render(open(publishing));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  rerender(open());
  rerender(open(publishing));
  response.resolve(Response.json({ kind: 'conflicts', other: 'Ana', conflicts: [] }));
  expect(await screen.findByText(/Not published yet/, {}, wait)).toBeTruthy();
  // Typing in a form clears what is said about that form.
  clearMessages();
  expect(screen.getByText(/Not published yet/)).toBeTruthy();
});

it('leads to the preview from any screen', async () => {
  render(open());
  const address = 'http://localhost:1/';
  act(async () => ({ messages: ['The preview is ready.'], address }), '', 'long');
  const link = await screen.findByRole('link', { name: 'Open preview' }, wait);
  expect(link.getAttribute('href')).toBe(address);
});
