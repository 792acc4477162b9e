// @vitest-environment happy-dom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useRoute } from './route.ts';

const Route = () => useRoute().join(' ');

it('is where the address leads, also if that changed before the page listened', async () => {
  const page = document.createElement('div');
  location.hash = '#/members/12';
  createRoot(page).render(createElement(Route));
  await vi.waitFor(() => expect(page.textContent).toBe('members 12'), { timeout: 20_000 });
});
