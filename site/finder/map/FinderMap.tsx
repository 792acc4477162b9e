import type { Answer } from '@appraisers/directory/answer.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { useQuery } from '@tanstack/react-query';
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
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mapFailed } from '#finder/words/answers.ts';
import * as words from '#finder/words/finder-map.ts';
import { type MapBaseFile, type OpenMap, openMap } from './open-map.ts';
import type { WholeState } from './view.ts';

export type FinderMapProps = {
  answer: Answer | undefined;
  /** The radius of the search in miles. */
  within: number;
  directory: Directory;
  whole: WholeState;
  /** The address of the file under the map. */
  base: string;
  tiles: Site['tiles'];
  /** ZIP of the selected card. */
  selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  hoveredZip: string | undefined;
  /** Called when the visitor presses the marker of a ZIP. */
  onPick: (zip: string) => void;
};

/** The second view of the answer: a marker for each ZIP, the origin, and the radius. */
export function FinderMap(props: FinderMapProps) {
  const { answer, within, directory, whole, base, tiles, selectedZip, hoveredZip, onPick } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap>();
  const [note, setNote] = useState('');
  const [hint, setHint] = useState('');
  const latestPick = useRef(onPick);
  const ground = useQuery<MapBaseFile>({ queryKey: [base] });

  useLayoutEffect(() => {
    latestPick.current = onPick;
  }, [onPick]);
  // Before the first paint, which then has the markers, too.
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    // Its height comes from a style sheet, which may be missing.
    if (canvas.current.clientHeight === 0) {
      setNote(mapFailed);
      return undefined;
    }
    const opened = openMap(canvas.current, {
      ...{ directory, whole, tiles, onNote: setNote, onHint: setHint },
      onPick: (zip) => latestPick.current(zip),
    });
    setMap(opened);
    return opened.close;
  }, [directory, whole, tiles]);
  useLayoutEffect(() => map?.showAnswer(answer, within), [map, answer, within]);
  useLayoutEffect(
    () => map?.emphasize({ answer, selectedZip, hoveredZip }),
    [map, answer, selectedZip, hoveredZip],
  );
  // A visitor looks for the markers first, so what lies under them comes once they are painted.
  useEffect(() => {
    if (map && !ground.isPending) map.addGround(ground.data);
  }, [map, ground.isPending, ground.data]);

  return (
    <div className="map">
      <div className="map-frame">
        {note !== mapFailed && <MapControls map={map} region={directory.region.name} />}
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

const controlsFor = (region: string): readonly Control[] => [
  { name: words.zoomIn, icon: Plus, act: (map) => map.zoomBy(1) },
  { name: words.zoomOut, icon: Minus, act: (map) => map.zoomBy(-1) },
  { name: words.showWhole(region), icon: Maximize, act: (map) => map.showAll() },
  { name: words.panLeft, icon: ArrowLeft, act: pan(-1, 0) },
  { name: words.panUp, icon: ArrowUp, act: pan(0, -1) },
  { name: words.panDown, icon: ArrowDown, act: pan(0, 1) },
  { name: words.panRight, icon: ArrowRight, act: pan(1, 0) },
];

/** Buttons for everything that a drag, a pinch or a wheel does. */
function MapControls({ map, region }: { map: OpenMap | undefined; region: string }) {
  return (
    <fieldset aria-label={words.mapControlsLabel} className="map-controls">
      {controlsFor(region).map(({ name, icon: Icon, act }) => (
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
