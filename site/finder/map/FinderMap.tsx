import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import { useEffect, useRef, useState } from 'react';
import { directory } from '#finder/directory.ts';
import type { FinderProps, FinderResult } from '#finder/types.ts';
import { MapControls } from './MapControls.tsx';
import { type OpenMap, openMap } from './open-map.ts';

type FinderMapProps = {
  result: FinderResult | undefined;
  tiles: FinderProps['tiles'];
  /** ZIP of the selected card. */
  selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  hoveredZip: string | undefined;
  /** Called when the marker of a ZIP is pressed. */
  onPick: (zip: string) => void;
};

/** The second view of the answer: a marker for each ZIP, the origin, and the radius. */
export function FinderMap({ result, tiles, selectedZip, hoveredZip, onPick }: FinderMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap>();
  const [note, setNote] = useState('');
  const [hint, setHint] = useState('');

  useEffect(() => {
    if (!canvas.current) return undefined;
    // Its height comes from a style sheet that may have arrived empty.
    if (canvas.current.clientHeight === 0) {
      setNote('The map could not be loaded. The list is complete.');
      return undefined;
    }
    const opened = openMap(canvas.current, {
      markers: zipMarkers(directory),
      tiles,
      onNote: setNote,
      onHint: setHint,
    });
    setMap(opened);
    return opened.close;
  }, [tiles]);
  useEffect(() => map?.onPick(onPick), [map, onPick]);
  useEffect(() => {
    if (result) map?.showResult(result);
  }, [map, result]);
  useEffect(
    () => map?.mark({ result, selectedZip, hoveredZip }),
    [map, result, selectedZip, hoveredZip],
  );

  return (
    <div className="map">
      <div className="map-frame">
        {map && <MapControls map={map} />}
        <div
          ref={canvas}
          className="map-canvas"
          // What is drawn in it never changes its size, whatever the style sheet says.
          style={{ contain: 'strict' }}
          role="application"
          aria-label="Map"
        />
        <p className="map-hint" role="status">
          {hint}
        </p>
      </div>
      <p className="map-note" role="status">
        {note}
      </p>
    </div>
  );
}
