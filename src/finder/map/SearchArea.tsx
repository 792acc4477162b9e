import { divIcon } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Circle, Marker, useMap } from 'react-leaflet';
import type { Criteria } from '#directory/criteria.ts';
import type { Answer } from '#directory/search.ts';
import { mayMove } from '#finder/use-media.ts';
import { areaOf, metersPerMile, turnTo } from './view.ts';

const sightingRing = divIcon({ className: 'map-origin', iconSize: [46, 46] });

/** Shows where the search starts and how far it reaches, and turns the map there. */
export function SearchArea({
  criteria,
  answer,
}: {
  criteria: Criteria;
  answer: Answer | undefined;
}) {
  const map = useMap();
  const turned = useRef(false);
  useEffect(() => {
    if (!answer) return;
    // The first view is simply there; only a change of place is shown as a movement.
    turnTo(map, areaOf(answer, criteria), turned.current && mayMove());
    turned.current = true;
  }, [map, answer, criteria]);

  if (answer?.kind !== 'groups') return null;
  const center: [number, number] = [answer.origin.lat, answer.origin.lng];
  return (
    <>
      <Circle
        center={center}
        radius={criteria.within * metersPerMile}
        interactive={false}
        className="map-radius"
      />
      <Marker position={center} icon={sightingRing} interactive={false} keyboard={false} />
    </>
  );
}
