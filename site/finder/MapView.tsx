import { useEffect, useRef, useState } from 'react';
import { mapPart } from '#finder/map/map-part.ts';
import { tellPage } from './news.ts';
import { useArrival } from './on-demand.ts';
import { PassLink } from './PassLink.tsx';
import type { AnyGiven, FinderProps } from './types.ts';

type MapViewProps = {
  given: AnyGiven | undefined;
  /** Whether the map is in sight. */
  wanted: boolean;
  tiles: FinderProps['tiles'];
  selectedZip: string | undefined;
  turnedToZip: string | undefined;
  onPick: (zip: string) => void;
};

/** The place of the map. It comes when it is first in sight with an answer, and then it stays. */
export function MapView({ given, wanted, ...told }: MapViewProps) {
  const arrival = useArrival(mapPart);
  const [opened, setOpened] = useState(false);
  const hasTriedAgain = useRef(false);
  if (given && wanted && !opened) setOpened(true);
  useEffect(() => {
    if (opened) mapPart.ask();
  }, [opened]);
  return (
    <section id="finder-map" aria-label="Map of the appraisers" tabIndex={-1}>
      <PassLink to="finder-foot">Skip the map</PassLink>
      {opened && arrival.state === 'here' && <arrival.part.FinderMap given={given} {...told} />}
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
                  if (hasTriedAgain.current) tellPage('reload');
                  else mapPart.ask();
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
