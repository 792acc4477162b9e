// Where the names on a small map stand: beside their marks, and never over each other.

/** A drawing in units of its own. */
export type Frame = { readonly width: number; readonly height: number };

type Anchor = 'start' | 'middle' | 'end';

type Dot = { readonly x: number; readonly y: number; readonly r: number };
type LabeledDot = Dot & { readonly name: string };
export type PlacedName = { readonly x: number; readonly y: number; readonly anchor: Anchor };
type Box = { left: number; right: number; top: number; bottom: number };

/** Of the drawing's letters, in its units: their size, and how wide one is on the whole. */
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

/** The places a name may have, the best first: right, left, above, below, and between these. */
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
 * Where each name stands, in the order given, which is that of their weight: a name for which there
 * is no room left has no place. The first may cover marks: as few as can be.
 * @param others marks without names, which are not covered either
 */
export function placeLabels(
  named: readonly LabeledDot[],
  frame: Frame,
  others: readonly Dot[] = [],
): readonly (PlacedName | undefined)[] {
  const taken = [...named, ...others].map(around);
  return named.map((mark, own) => {
    const [best] = places(mark)
      .map((at) => ({ at, box: boxOf(mark.name, at) }))
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
