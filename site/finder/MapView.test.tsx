// @vitest-environment happy-dom
import { sampleDirectory } from '@appraisers/directory/members.fixture.ts';
import { answerTo, zipSearch } from '@appraisers/directory/search.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MapView } from './MapView.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./map/FinderMap.tsx', async () => {
  await code.promise;
  return { FinderMap: () => <p>Map</p> };
});

const loadCode = () =>
  act(async () => {
    code.resolve();
    await import('./map/FinderMap.tsx');
  });

const answer = answerTo(zipSearch('84604'), sampleDirectory);
const emphasis = { selectedZip: undefined, hoveredZip: undefined };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens the map where the visitor sees it, even if its code arrives when they do not', async () => {
  const map = (isShown: boolean) => (
    <MapView answer={isShown ? answer : undefined} isShown {...emphasis} />
  );
  const { rerender } = render(map(true));
  screen.getByText('Loading map…');
  rerender(map(false));
  await loadCode();
  expect(screen.queryByText('Map')).toBeNull();
  rerender(map(true));
  screen.getByText('Map');
  rerender(map(false));
  screen.getByText('Map');
});

it('opens the map in the frame of its tab, once the worker has stored its code', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve() } });
  const map = (isShown: boolean) => <MapView answer={answer} isShown={isShown} {...emphasis} />;
  const { rerender } = render(map(false));
  await loadCode();
  expect(screen.queryByText('Map')).toBeNull();
  rerender(map(true));
  screen.getByText('Map');
});
