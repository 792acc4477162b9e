import { useEffect, useRef, useState } from 'react';
import { mapPart } from '#finder/map/map-part.ts';
import { emitFinderEvent } from './finder-events.ts';
import { useLoadState } from './lazy-resource.ts';
import { ShareLink } from './ShareLink.tsx';
import type { FinderProps, FinderResult } from './types.ts';

type MapViewProps = {
  result: FinderResult | undefined;
  /** Whether the map is in sight. */
  wanted: boolean;
  tiles: FinderProps['tiles'];
  selectedZip: string | undefined;
  hoveredZip: string | undefined;
  onPick: (zip: string) => void;
};

/** The place of the map. It comes when it is first in sight with an answer, and then it stays. */
export function MapView({ result, wanted, ...output }: MapViewProps) {
  const arrival = useLoadState(mapPart);
  const [opened, setOpened] = useState(false);
  const hasTriedAgain = useRef(false);
  if (result && wanted && !opened) setOpened(true);
  useEffect(() => {
    if (opened) mapPart.load();
  }, [opened]);
  return (
    <section id="finder-map" aria-label="Map of the appraisers" tabIndex={-1}>
      <ShareLink to="finder-foot">Skip the map</ShareLink>
      {opened && arrival.state === 'here' && <arrival.part.FinderMap result={result} {...output} />}
      {opened && arrival.state !== 'here' && (
        <div className="map-placeholder" role="status">
          {arrival.state === 'failed' || arrival.state === 'late' ? (
            <p>
              <span>The map could not be loaded. The list is complete.</span>{' '}
              <button
                type="button"
                className="link target"
                onClick={() => {
                  // What a second try doesn't bring, only a new page can.
                  if (hasTriedAgain.current) emitFinderEvent('reload');
                  else mapPart.load();
                  hasTriedAgain.current = true;
                }}
              >
                Try again
              </button>
            </p>
          ) : (
            <p>Opening the map …</p>
          )}
        </div>
      )}
    </section>
  );
}
