// The pins that settle on the folded map: the drawing's own, and smaller ones of its kind.
import { draw, type Shape } from './drawing.ts';

/** Points of the drawing where the small pins settle: close together below the mountains, from above. */
const places = [
  { x: 218.2, y: 140.6 },
  { x: 211.2, y: 175 },
  { x: 239.1, y: 216 },
  { x: 194.8, y: 222.9 },
  { x: 226.6, y: 236.5 },
] as const;

const drop = (from: number, height: number, content: string) =>
  `<g data-drop="${from} ${from + 0.5} 0 ${-height}">${content}</g>`;

/** Small and large pins come down one after another from `start`; the accented one is the last. */
export function pins(large: readonly Shape[], start: number): string {
  const small = places.map(({ x, y }, i) => {
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
    return `<g transform="translate(${x} ${y})">${drop(from, 24, pin)}</g>`;
  });
  const own = [0, 2, 4].map((first, i) => {
    const from = start + 0.7 + i * 0.3;
    const pin = large.slice(first, first + 2).map((shape) => draw(shape, [from, from + 0.25]));
    return drop(from, 32, pin.join(''));
  });
  return [...small, ...own].join('');
}
