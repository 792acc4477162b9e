import { whole } from 'virtual:map-base';
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
import type { OpenMap } from './open-map.ts';

/** How far a step in one direction goes, in px. */
const step = 120;

type Control = { name: string; icon: LucideIcon; act: (map: OpenMap) => void };
const pan = (x: number, y: number) => (map: OpenMap) => map.panBy(x * step, y * step);

const controls: readonly Control[] = [
  { name: 'Zoom in', icon: Plus, act: (map) => map.zoomBy(1) },
  { name: 'Zoom out', icon: Minus, act: (map) => map.zoomBy(-1) },
  { name: `All of ${whole.name}`, icon: Maximize, act: (map) => map.showAll() },
  { name: 'Pan left', icon: ArrowLeft, act: pan(-1, 0) },
  { name: 'Pan up', icon: ArrowUp, act: pan(0, -1) },
  { name: 'Pan down', icon: ArrowDown, act: pan(0, 1) },
  { name: 'Pan right', icon: ArrowRight, act: pan(1, 0) },
];

/** Buttons for everything that a drag, a pinch or a wheel does. */
export function MapControls({ map }: { map: OpenMap }) {
  return (
    <fieldset aria-label="Map controls" className="map-controls">
      {controls.map(({ name, icon: Icon, act }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={() => act(map)}>
          <Icon aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
