// The pins that settle on the folded map of the state: the drawing's own, and smaller ones of its kind.
import { draw, type Shape } from './drawing.ts';

/** Where the map's folds stand, and how far each fold rises or falls by its end. */
const foldWidth = 81;
const foldHeight = 15;

/** The drawing's point for a place: its map has straight degrees, skewed by the folds. */
function point(longitude: number, latitude: number) {
  const x = 107.6 + (longitude + 114.05) * 49.8;
  const along = ((x - 78) / foldWidth) % 2;
  const fold = 104 + foldHeight * (along < 1 ? along : 2 - along);
  return { x, y: fold + 15 + (42 - latitude) * 65 };
}

/** Logan, Ogden, Heber City, Tooele and Provo: close together below the mountains, from the north. */
const cities = [
  point(-111.83, 41.73),
  point(-111.97, 41.22),
  point(-111.41, 40.51),
  point(-112.3, 40.53),
  point(-111.66, 40.23),
];

const drop = (from: number, height: number, content: string) =>
  `<g data-drop="${from} ${from + 0.5} 0 ${-height}">${content}</g>`;

/** Small and large pins come down one after another from `start`; the accented one is the last. */
export function pins(large: readonly Shape[], start: number): string {
  const small = cities.map(({ x, y }, i) => {
    const from = start + i * 0.16;
    const body = {
      tag: 'path',
      transform: '',
      attributes: ` class="m g" d="M0 0c-2.6-5.2-6.2-7.8-6.2-12.4a6.2 6.2 0 0 1 12.4 0c0 4.6-3.6 7.2-6.2 12.4z"`,
    };
    const eye = {
      tag: 'circle',
      transform: '',
      attributes: ` class="p" cx="0" cy="-12.4" r="2.2"`,
    };
    const pin = [body, eye].map((shape) => draw(shape, [from, from + 0.25])).join('');
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${drop(from, 24, pin)}</g>`;
  });
  const own = [0, 2, 4].map((first, i) => {
    const from = start + 0.7 + i * 0.3;
    const pin = large.slice(first, first + 2).map((shape) => draw(shape, [from, from + 0.25]));
    return drop(from, 32, pin.join(''));
  });
  return [...small, ...own].join('');
}
