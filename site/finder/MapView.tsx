import { useEffect, useState } from 'react';
import type { FinderMapProps } from './map/FinderMap.tsx';

/** The page's policy lets no script write markup from text (Trusted Types). Leaflet tests for SVG with this. */
function allowMapMarkup(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '' || html === '<svg/>' ? html : null),
  });
}

/** Loads the code of the map, which most visitors on a phone never need. */
function loadMap() {
  allowMapMarkup();
  return import('./map/FinderMap.tsx');
}

/** Loads it ahead, if it can. */
export const prepareMap = (): Promise<unknown> => loadMap().catch(() => undefined);

type MapViewProps = FinderMapProps & { isShown: boolean };

/** The place of the map. It opens when the visitor first sees it with an answer, and then stays. */
export function MapView({ answer, isShown, ...mapProps }: MapViewProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadMap>> | 'failed'>();
  const [isOpen, setOpen] = useState(false);
  const isAnswered = answer !== undefined;
  const isWanted = isAnswered && isShown;
  // A map that opens without a size finds no place to move to.
  if (isWanted && typeof code === 'object' && !isOpen) setOpen(true);
  useEffect(() => {
    if (isWanted) loadMap().then(setCode, () => setCode('failed'));
    // Once the site's worker has stored the file, nothing crosses the network. With the code at hand, the map opens
    // in the frame of its tab.
    else if (isAnswered)
      navigator.serviceWorker?.ready.then(loadMap).then(setCode, () => undefined);
  }, [isWanted, isAnswered]);
  if (isOpen && typeof code === 'object') return <code.FinderMap answer={answer} {...mapProps} />;
  if (!isWanted) return null;
  return (
    <div
      className="map-placeholder grid rounded-md border border-line px-4 py-4 text-soft"
      role="status"
    >
      {code === 'failed' ? (
        <p>
          <span>The map didn’t load. You can still use the list.</span>{' '}
          <button type="button" className="link target" onClick={() => window.location.reload()}>
            Try again
          </button>
        </p>
      ) : (
        <p>Loading map…</p>
      )}
    </div>
  );
}
