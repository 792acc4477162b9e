import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Maximize,
  Minus,
  Plus,
} from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { directory, type FinderResult } from '#finder/result.ts';
import { mapFailed } from '#finder/words/answers.ts';
import * as words from '#finder/words/finder-map.ts';
import { type OpenMap, openMap } from './open-map.ts';

type FinderMapProps = {
  result: FinderResult | undefined;
  tiles: Site['tiles'];
  /** ZIP of the selected card. */
  selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  hoveredZip: string | undefined;
  /** Called when the visitor presses the marker of a ZIP. */
  onPick: (zip: string) => void;
};

/** The second view of the answer: a marker for each ZIP, the origin, and the radius. */
export function FinderMap({ result, tiles, selectedZip, hoveredZip, onPick }: FinderMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap>();
  const [note, setNote] = useState('');
  const [hint, setHint] = useState('');

  // Before the first paint, which then has the markers, too.
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    // Its height comes from a style sheet, which may have arrived empty.
    if (canvas.current.clientHeight === 0) {
      setNote(mapFailed);
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
  useLayoutEffect(() => map?.onPick(onPick), [map, onPick]);
  useLayoutEffect(
    () => map?.emphasize({ result, selectedZip, hoveredZip }),
    [map, result, selectedZip, hoveredZip],
  );
  useLayoutEffect(() => map?.showResult(result), [map, result]);

  return (
    <div className="map">
      <div className="map-frame">
        {note !== mapFailed && <MapControls map={map} />}
        <div
          ref={canvas}
          className="map-canvas"
          // The drawing never changes the size of the canvas, even when the style sheet allows it.
          style={{ contain: 'strict' }}
          role="application"
          aria-label={words.mapLabel}
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

/** Px of a step in one direction. */
const step = 120;

type Control = { name: string; icon: LucideIcon; act: (map: OpenMap) => void };
const pan = (x: number, y: number) => (map: OpenMap) => map.panBy(x * step, y * step);

const controls: readonly Control[] = [
  { name: words.zoomIn, icon: Plus, act: (map) => map.zoomBy(1) },
  { name: words.zoomOut, icon: Minus, act: (map) => map.zoomBy(-1) },
  { name: words.showWhole, icon: Maximize, act: (map) => map.showAll() },
  { name: words.panLeft, icon: ArrowLeft, act: pan(-1, 0) },
  { name: words.panUp, icon: ArrowUp, act: pan(0, -1) },
  { name: words.panDown, icon: ArrowDown, act: pan(0, 1) },
  { name: words.panRight, icon: ArrowRight, act: pan(1, 0) },
];

/** Buttons for everything that a drag, a pinch or a wheel does. */
function MapControls({ map }: { map: OpenMap | undefined }) {
  return (
    <fieldset aria-label={words.mapControlsLabel} className="map-controls">
      {controls.map(({ name, icon: Icon, act }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          onClick={() => map && act(map)}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
