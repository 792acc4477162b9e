// @vitest-environment happy-dom
import { sampleDirectory } from '@appraisers/directory/members.fixture.ts';
import { answerTo, zipSearch } from '@appraisers/directory/search.fixture.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MapView } from './MapView.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./map/FinderMap.tsx', async () => {
  await code.promise;
  return { FinderMap: () => <p>Map</p> };
});

it('opens the map where the visitor sees it, even if its code arrives when they do not', async () => {
  const answer = answerTo(zipSearch('84604'), sampleDirectory);
  const map = (isShown: boolean) => (
    <MapView
      answer={isShown ? answer : undefined}
      within={30}
      isShown
      selectedZip={undefined}
      hoveredZip={undefined}
    />
  );
  const { rerender } = render(map(true));
  screen.getByText('Loading map…');
  rerender(map(false));
  await act(async () => {
    code.resolve();
    await import('./map/FinderMap.tsx');
  });
  expect(screen.queryByText('Map')).toBeNull();
  rerender(map(true));
  screen.getByText('Map');
  rerender(map(false));
  screen.getByText('Map');
});
