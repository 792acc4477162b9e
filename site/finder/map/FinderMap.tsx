import type { Answer } from '@appraisers/directory/answer.ts';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import { allowsMotion } from '#finder/screen.ts';
import { client } from '#loading/query-client.ts';
import { addTiles, type MapBaseFile } from './base-map.ts';
import { type OpenMap, openMap } from './open-map.ts';
import type { Emphasis } from './overlay.ts';

export type FinderMapProps = Emphasis & { answer: Answer | undefined };

/** The second view of the answer: a marker for each ZIP, the origin, and the radius. */
export function FinderMap({ answer, selectedZip, hoveredZip }: FinderMapProps) {
  const { directory, map: files, tiles, request } = useFinder();
  const { whole, base } = files;
  const within = request?.criteria.within ?? 0;
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap>();
  const [note, setNote] = useState('');
  const [hint, setHint] = useState('');

  // Before the first paint, which then has the markers, too.
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const opened = openMap(canvas.current, directory, whole, setHint);
    setMap(opened);
    return () => {
      opened.map.remove();
    };
  }, [directory, whole]);
  useLayoutEffect(() => map?.showAnswer(answer, within), [map, answer, within]);
  useLayoutEffect(
    () => map?.emphasize({ selectedZip, hoveredZip }),
    [map, selectedZip, hoveredZip],
  );
  // A visitor looks for the markers first, so what lies under them comes once they are painted.
  useEffect(() => {
    if (!map) return;
    client
      .fetchQuery<MapBaseFile>({ queryKey: [base] })
      .then(map.addBase, () => undefined)
      .then(() => addTiles(map.map, tiles, setNote));
  }, [map, base, tiles]);

  return (
    <div className="map">
      <div className="map-frame relative isolate rounded-md border border-line">
        <fieldset aria-label="Map controls" className="map-controls">
          {controlsFor(directory.region.name).map(([name, Icon, act]) => (
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
        <div
          ref={canvas}
          className="map-canvas"
          // The drawing never changes the size of the canvas, even when the style sheet allows it.
          style={{ contain: 'strict' }}
          role="application"
          aria-label="Map"
        />
        <a href={tiles.attributionUrl} className="map-credit">
          {tiles.attribution}
        </a>
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

/** A step in one direction. */
const pan =
  (x: number, y: number) =>
  ({ map }: OpenMap) =>
    map.panBy([x * 120, y * 120], { animate: allowsMotion() });

/** Everything that a drag, a pinch or a wheel does. */
const controlsFor = (region: string) =>
  [
    ['Zoom in', Plus, ({ map }: OpenMap) => map.zoomIn()],
    ['Zoom out', Minus, ({ map }: OpenMap) => map.zoomOut()],
    [`Show all of ${region}`, Maximize, ({ showAll }: OpenMap) => showAll()],
    ['Pan left', ArrowLeft, pan(-1, 0)],
    ['Pan up', ArrowUp, pan(0, -1)],
    ['Pan down', ArrowDown, pan(0, 1)],
    ['Pan right', ArrowRight, pan(1, 0)],
  ] as const;
