// Cuts lines and areas to a frame and drops points that make no visible difference.
import type { Frame } from '@appraisers/directory/map-names.ts';

/** A point of the drawing in its own units. */
export type XY = readonly [x: number, y: number];

/** Cuts lie this far outside the frame, so that no stroke along them shows. */
const margin = 8;
/** Points nearer than this to the one before are dropped. */
const minStep = 3;

type Edge = { readonly axis: 0 | 1; readonly at: number; readonly sign: 1 | -1 };

const edges = ({ width, height }: Frame): readonly Edge[] => [
  { axis: 0, at: -margin, sign: 1 },
  { axis: 0, at: width + margin, sign: -1 },
  { axis: 1, at: -margin, sign: 1 },
  { axis: 1, at: height + margin, sign: -1 },
];

/** The point at which the way from `a` to `b` crosses an edge. */
function crossing(a: XY, b: XY, { axis, at }: Edge): XY {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/**
 * The part of an area inside the frame; empty where none is.
 * I. E. Sutherland and G. W. Hodgman, "Reentrant Polygon Clipping", CACM 17 (1974).
 */
export function clipArea(ring: readonly XY[], frame: Frame): readonly XY[] {
  return edges(frame).reduce<readonly XY[]>((points, edge) => {
    const inside = (point: XY) => edge.sign * (point[edge.axis] - edge.at) >= 0;
    return points.flatMap((point, at) => {
      const before = points.at(at - 1) ?? point;
      const entered = inside(point) === inside(before) ? [] : [crossing(before, point, edge)];
      return inside(point) ? [...entered, point] : entered;
    });
  }, ring);
}

/** The runs of a line inside the frame, each with the point before and after. */
export function clipLine(line: readonly XY[], frame: Frame): readonly (readonly XY[])[] {
  const seen = (a: XY, b: XY) =>
    edges(frame).every(
      ({ axis, at, sign: char }) => char * (a[axis] - at) >= 0 || char * (b[axis] - at) >= 0,
    );
  const runs: XY[][] = [];
  let open = false;
  line.forEach((point, at) => {
    const before = line[at - 1];
    if (!before) return;
    const isSeen = seen(before, point);
    if (isSeen && open) runs.at(-1)?.push(point);
    else if (isSeen) runs.push([before, point]);
    open = isSeen;
  });
  return runs;
}

/** The SVG path of points, in whole units and relative steps. */
export function pathOf(points: readonly XY[], closed = false): string {
  const kept: XY[] = [];
  points.forEach(([x, y], at) => {
    const point: XY = [Math.round(x), Math.round(y)];
    const last = kept.at(-1);
    const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < minStep;
    if (!isNear || (at === points.length - 1 && !closed)) kept.push(point);
  });
  const [first, ...rest] = kept;
  if (!first || rest.length === 0) return '';
  const steps = rest.map(([x, y], at) => {
    const [fromX, fromY] = kept[at] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}
