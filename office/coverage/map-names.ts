// Places names on a small map: beside their dots, without overlap.

/** The size of a drawing, in its own units. */
export type Frame = { readonly width: number; readonly height: number };

type Anchor = 'start' | 'middle' | 'end';

type Dot = { readonly x: number; readonly y: number; readonly r: number };
type LabeledDot = Dot & { readonly name: string };
export type PlacedName = { readonly x: number; readonly y: number; readonly anchor: Anchor };
type Box = { left: number; right: number; top: number; bottom: number };

/** Letters in units of the drawing: their size, and their average width. */
export const letters = { size: 24, width: 13.5 } as const;
const gap = 7;

const touch = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const around = ({ x, y, r }: Dot): Box => ({
  left: x - r - 2,
  right: x + r + 2,
  top: y - r - 2,
  bottom: y + r + 2,
});

/** The possible places of a name, best first: right, left, above, below, and in between. */
function places({ x, y, r }: LabeledDot): readonly PlacedName[] {
  const { size } = letters;
  const [middle, above, below] = [y + size * 0.35, y - r - gap, y + r + gap + size * 0.7];
  const aside = r * 0.7;
  return [
    { x: x + r + gap, y: middle, anchor: 'start' },
    { x: x - r - gap, y: middle, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x, y: below, anchor: 'middle' },
    { x: x + aside, y: above, anchor: 'start' },
    { x: x + aside, y: below, anchor: 'start' },
    { x: x - aside, y: above, anchor: 'end' },
    { x: x - aside, y: below, anchor: 'end' },
  ];
}

function boxOf(name: string, { x, y, anchor }: PlacedName): Box {
  const width = name.length * letters.width;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left,
    right: left + width,
    top: y - letters.size * 0.85,
    bottom: y + letters.size * 0.3,
  };
}

const inside = (box: Box, { width, height }: Frame) =>
  box.left >= 4 && box.right <= width - 4 && box.top >= 4 && box.bottom <= height - 4;

/**
 * The place of each name, or undefined without room. Names that come first have priority. The first name
 * may cover dots, but as few as possible.
 * @param others dots without names, which names do not cover either
 */
export function placeLabels(
  named: readonly LabeledDot[],
  frame: Frame,
  others: readonly Dot[] = [],
): readonly (PlacedName | undefined)[] {
  const taken = [...named, ...others].map(around);
  return named.map((dot, own) => {
    const [best] = places(dot)
      .map((at) => ({ at, box: boxOf(dot.name, at) }))
      .filter(({ box }) => inside(box, frame))
      .map((place) => ({
        ...place,
        covered: taken.filter((other, at) => at !== own && touch(place.box, other)).length,
      }))
      .sort((a, b) => a.covered - b.covered);
    if (!best || (best.covered > 0 && own > 0)) return undefined;
    taken.push(best.box);
    return best.at;
  });
}
