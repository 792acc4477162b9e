// Reads a drawing, the edition's own where it has one, and hands out its shapes, so that a scene can time each one.
import { readFileSync } from 'node:fs';
import { pictureFiles } from '#loaders/pictures.ts';

/** One shape of a drawing: its SVG tag, its attributes, and the transform of the group around it. */
export type Shape = { tag: string; attributes: string; transform: string };

/** When something happens, in seconds from the start of the video. */
export type Span = readonly [from: number, to: number];

const file = (name: string) =>
  readFileSync(pictureFiles().get(`${name}.svg`) ?? `src/drawings/${name}.svg`, 'utf8');

/** Splits SVG markup into its shapes, in painting order. Knows groups one level deep. */
export function shapesOf(markup: string): Shape[] {
  let transform = '';
  const shapes: Shape[] = [];
  for (const [whole, tag = '', attributes = ''] of markup.matchAll(/<\/?(\w+)([^>]*?)\/?>/g)) {
    if (tag === 'g') {
      transform = whole.startsWith('</')
        ? ''
        : (attributes.match(/transform="([^"]*)"/)?.[1] ?? '');
    } else if (/^(path|rect|circle|ellipse)$/.test(tag)) {
      shapes.push({ tag, attributes, transform });
    }
  }
  return shapes;
}

/** The shapes of a drawing; throws when the drawing was redrawn with another count. */
export function drawing(name: string, expected: number): Shape[] {
  const shapes = shapesOf(file(name));
  if (shapes.length !== expected) {
    throw new Error(
      `src/drawings/${name}.svg: has ${shapes.length} shapes, expected ${expected}. ` +
        'The drawing changed: set its new count and ranges in scripts/video/scenes.ts.',
    );
  }
  return shapes;
}

/** The drawings' own styles for light paper, each rule once. */
export function drawingStyles(names: readonly string[]): string {
  const rules = names.flatMap((name) => {
    const style = file(name).match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
    return (
      style.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '').match(/[^{}]+\{[^{}]*\}/g) ?? []
    );
  });
  // Rules for several classes come first, as they do in each drawing, so that single ones refine them.
  const isShared = (rule: string) => Number(/,.*\{/.test(rule));
  return [...new Set(rules)].sort((a, b) => isShared(b) - isShared(a)).join('\n');
}

/** A path of many lines as many paths, so that the lines can be drawn one after another. */
export function lines(shape: Shape | undefined): Shape[] {
  const d = shape?.attributes.match(/ d="([^"]*)"/)?.[1] ?? '';
  const rest = shape?.attributes.replace(/ d="[^"]*"/, '') ?? '';
  return d
    .split(/(?=M)/)
    .map((line) => ({ tag: 'path', attributes: `${rest} d="${line}"`, transform: '' }));
}

const hasLine = ({ attributes }: Shape) =>
  /class="(?:[^"]* )?(?:l|m|c|al)(?: [^"]*)?"/.test(attributes);

/** The shape as markup: its line is drawn and its color laid on during the span. */
export function draw(shape: Shape, [from, to]: Span): string {
  const timing = hasLine(shape)
    ? `data-draw="${from} ${to}" pathLength="100"`
    : `data-fade="${from} ${to}"`;
  const markup = `<${shape.tag}${shape.attributes} ${timing}/>`;
  return shape.transform ? `<g transform="${shape.transform}">${markup}</g>` : markup;
}

/** Draws the shapes one after another over the span, each for `each` seconds. */
export function drawInTurn(shapes: readonly Shape[], [from, to]: Span, each: number): string {
  const step = shapes.length > 1 ? (to - from - each) / (shapes.length - 1) : 0;
  return shapes.map((shape, i) => draw(shape, [from + i * step, from + i * step + each])).join('');
}
