import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker } from 'react-leaflet';
import { type Answer, appraisersIn } from '#directory/search.ts';
import { type ZipMarker, zipsOf } from '#directory/zip-markers.ts';
import type { Marking } from './types.ts';

type ZipMarkersProps = Marking & {
  markers: readonly ZipMarker[];
  answer: Answer | undefined;
};

/** One marker for each ZIP: its count to the eye, its place and count to assistive technology. */
export function ZipMarkers({ markers, answer, selectedZip, hintedZip, onPick }: ZipMarkersProps) {
  const drawn = useRef(new Map<string, LeafletMarker>());
  const found = useMemo(() => zipsOf(answer ? appraisersIn(answer) : []), [answer]);

  // Leaflet owns the markers' elements, so what stands out is written on them here.
  useEffect(() => {
    for (const { zip } of markers) {
      const marker = drawn.current.get(zip);
      const element = marker?.getElement();
      element?.classList.toggle('is-found', found.has(zip));
      element?.classList.toggle('is-hinted', zip === hintedZip);
      element?.setAttribute('aria-pressed', String(zip === selectedZip));
      marker?.setZIndexOffset(zip === selectedZip ? 2000 : found.has(zip) ? 1000 : 0);
    }
  }, [markers, found, hintedZip, selectedZip]);

  return markers.map((zipMarker) => (
    <Drawn
      key={zipMarker.zip}
      zipMarker={zipMarker}
      onPick={onPick}
      keep={(marker) => drawn.current.set(zipMarker.zip, marker)}
    />
  ));
}

type DrawnProps = {
  zipMarker: ZipMarker;
  onPick: (zip: string) => void;
  keep: (marker: LeafletMarker) => void;
};

function Drawn({ zipMarker: { zip, lat, lng, count, name }, onPick, keep }: DrawnProps) {
  const position = useMemo((): [number, number] => [lat, lng], [lat, lng]);
  const icon = useMemo(
    () => divIcon({ className: 'map-marker', html: `<span>${count}</span>`, iconSize: [32, 32] }),
    [count],
  );
  const handlers = useMemo(
    () => ({
      click: () => onPick(zip),
      // Leaflet calls a marker a button, but a button answers to Enter and Space.
      keydown: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        onPick(zip);
      },
      add: ({ target }: { target: LeafletMarker }) => {
        target.getElement()?.setAttribute('aria-label', name);
        keep(target);
      },
    }),
    [zip, name, onPick, keep],
  );
  return <Marker position={position} icon={icon} eventHandlers={handlers} />;
}
