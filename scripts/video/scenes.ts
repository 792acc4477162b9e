// What is seen when: each function is one scene, and every number pair is seconds of the video.
import { draw, drawInTurn, drawing, lines, type Shape, type Span, shapesOf } from './drawing.ts';
import { pins } from './pins.ts';
import { chairs, markedChairs, table } from './table.ts';

/** Width and height of the picture beside the captions, in pixels. */
export const pane = { width: 760, height: 720 } as const;

/** A view box that shows the units around a point at `scale` pixels a unit. */
function view(centreX: number, centreY: number, scale: number): string {
  const [width, height] = [pane.width / scale, pane.height / scale];
  return [centreX - width / 2, centreY - height / 2, width, height]
    .map((value) => value.toFixed(2))
    .join(' ');
}

const layer = (box: string, [from, to]: Span, content: string) =>
  `<svg viewBox="${box}" data-gone="${from} ${to}">${content}</svg>`;

const at = (shapes: readonly Shape[], from: number, to: number, span: Span, each: number) =>
  drawInTurn(shapes.slice(from, to), span, each);

/** The ridge draws itself, contour lines spread below it, a house is measured. */
function land(): string {
  const visit = drawing('visit', 41);
  const [, mountains, shade, ridge, ground, edge, contours] = visit;
  const never: Span = [-2, -1];
  const parts = [
    mountains && draw(mountains, [1.7, 3.3]),
    shade && draw(shade, [2.4, 3.8]),
    ridge && draw(ridge, [-1.6, 2.9]),
    ground && draw(ground, never),
    edge && draw(edge, [3.5, 4.9]),
    drawInTurn(lines(contours), [4, 7.3], 1.5),
    at(visit, 7, 9, [7.6, 8.8], 0.9),
    at(visit, 9, 26, [7.8, 9.5], 0.8),
    at(visit, 26, 37, [8.6, 9.9], 0.7),
    at(visit, 37, 38, [9.9, 11], 1.1),
    at(visit, 38, 41, [9.5, 10], 0.4),
  ];
  const [above, below, away] = [view(280, 95, 2.5), view(280, 160, 2.5), view(268.5, 112.5, 1.92)];
  return layer(above, [11.7, 12.2], parts.join('')).replace(
    '<svg',
    `<svg data-view="3.7 6 ${above} ${below};7.2 9.4 ${below} ${away}"`,
  );
}

/** The ground on which the book, the certificate and the table are laid in turn. */
function sheet(): string {
  const contours = drawing('report', 42)[1];
  return layer(view(236, 151, 2.4), [20.7, 21.2], drawInTurn(lines(contours), [11.5, 13.3], 1.1));
}

function book(): string {
  const shapes = drawing('feature-education', 16);
  return layer(view(246, 170, 1.88), [14.4, 14.8], at(shapes, 4, 16, [11.8, 13.6], 0.8));
}

function certificate(): string {
  const shapes = drawing('feature-licensed', 22);
  const seal = `<g data-stamp="15.7 16.1 1.5">${at(shapes, 18, 22, [15.7, 15.9], 0.2)}</g>`;
  const parts = [
    at(shapes, 2, 8, [14.5, 15], 0.4),
    at(shapes, 8, 16, [14.8, 15.5], 0.5),
    at(shapes, 16, 18, [15.1, 15.8], 0.6),
    seal,
  ];
  return layer(view(243, 149, 2.45), [16.5, 17], parts.join(''));
}

/** A long table from above; three of its chairs take color. */
function board(): string {
  const marked = markedChairs.map((seat, i) => {
    const from = 18.5 + i * 0.45;
    return drawInTurn(shapesOf(seat), [from, from + 0.5], 0.5);
  });
  const parts = [
    drawInTurn(shapesOf(chairs), [17, 18.2], 0.7),
    drawInTurn(shapesOf(table), [16.6, 18], 0.7),
    ...marked,
  ];
  return layer(view(242, 151, 2.32), [20.6, 21.1], parts.join(''));
}

/** The folded map; pins settle on it. */
function map(): string {
  const shapes = drawing('feature-local', 26);
  const parts = [
    at(shapes, 1, 4, [20.6, 21.5], 0.8),
    shapes[4] && draw(shapes[4], [20.6, 21.2]),
    shapes[5] && draw(shapes[5], [20.6, 21.5]),
    drawInTurn(lines(shapes[6]), [20.7, 21.9], 0.9),
    at(shapes, 7, 17, [20.7, 22.1], 0.8),
    at(shapes, 23, 26, [21.7, 22.2], 0.4),
    pins(shapes.slice(17, 23), 22),
  ];
  return layer(view(249, 132, 2.05), [24.7, 25.2], parts.join(''));
}

/** The mark: its outlines are drawn and filled; the last contour comes last. */
function mark(): string {
  const [dark, accent] = drawing('mark', 2);
  const bands = [...lines(dark), ...lines(accent)];
  const outlined = bands.map((band, i) => {
    const from = 24.5 + i * 0.5;
    const outline = { ...band, attributes: band.attributes.replace('class="mk', 'class="c o') };
    const color = draw(band, [from + 1, from + 1.9]);
    return `<g data-gone="${from + 1.9} ${from + 2.3}">${draw(outline, [from, from + 1.5])}</g>${color}`;
  });
  return layer(view(32, 32, 7), [40, 41], outlined.join(''));
}

/** All pictures of the video, one above the other. */
export const scenes = () =>
  [land(), sheet(), book(), certificate(), board(), map(), mark()].join('\n');
