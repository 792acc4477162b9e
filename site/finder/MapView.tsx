import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FinderMapProps } from './map/FinderMap.tsx';
import { mapFailed } from './words/answers.ts';
import { tryAgain } from './words/search-form.ts';

/** The page's policy lets no script write markup from text (Trusted Types). Leaflet tests for SVG with this. */
function allowMapMarkup(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '' || html === '<svg/>' ? html : null),
  });
}

/** The code of the map, which most visitors on a phone never need. */
export const mapQuery = queryOptions({
  queryKey: ['finder map'],
  queryFn: async () => {
    allowMapMarkup();
    return (await import('./map/FinderMap.tsx')).FinderMap;
  },
});

type MapViewProps = FinderMapProps & {
  /** Whether the visitor sees the map. */
  isShown: boolean;
};

/** The place of the map. It opens when the visitor first sees it with an answer, and then stays. */
export function MapView({ answer, isShown, ...mapProps }: MapViewProps) {
  const [opened, setOpened] = useState(false);
  if (answer && isShown && !opened) setOpened(true);
  const { data: FinderMap, isError } = useQuery({ ...mapQuery, enabled: opened });
  useLoadAhead(answer !== undefined);
  if (!opened) return null;
  if (FinderMap) return <FinderMap answer={answer} {...mapProps} />;
  return (
    <div className="map-placeholder" role="status">
      {isError ? (
        <p>
          <span>{mapFailed}</span>{' '}
          <button type="button" className="link target" onClick={() => window.location.reload()}>
            {tryAgain}
          </button>
        </p>
      ) : (
        <p>Loading map…</p>
      )}
    </div>
  );
}

/** Loads the map ahead once the site's worker has stored its file: then nothing crosses the network. */
function useLoadAhead(isAnswered: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isAnswered) navigator.serviceWorker?.ready.then(() => client.prefetchQuery(mapQuery));
  }, [isAnswered, client]);
}
