// Where the names of towns go, so that no marker or other name covers them.

export type Pixel = { readonly x: number; readonly y: number };
type Box = Pixel & { readonly width: number; readonly height: number };

/** A name and the point of its town, in px. */
export type Label = Box;

/** Px between a name and the point of its town. The second leaves room for a marker at the point. */
const gaps = [8, 18];

/** The places for a name from its point, best first: to the right, to the left, below, above. */
const offsetsOf = ({ width, height }: Label): readonly Pixel[] =>
  gaps.flatMap((gap) => [
    { x: gap, y: -height / 2 },
    { x: -gap - width, y: -height / 2 },
    { x: -width / 2, y: gap },
    { x: -width / 2, y: -gap - height },
  ]);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * How far each name is from its point, or undefined where no place is free. Earlier names choose first.
 * @param markers middles of the markers in px
 * @param size the side of a marker's drawing in px
 */
export function labelOffsets(
  labels: readonly Label[],
  markers: readonly Pixel[],
  size: number,
): readonly (Pixel | undefined)[] {
  const taken: Box[] = markers.map(({ x, y }) => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  }));
  return labels.map((label) => {
    const at = ({ x, y }: Pixel): Box => ({ ...label, x: label.x + x, y: label.y + y });
    const free = offsetsOf(label).find((offset) => !taken.some((box) => overlap(box, at(offset))));
    if (free) taken.push(at(free));
    return free;
  });
}
