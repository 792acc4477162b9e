// Builds the page the video is filmed from: captions on the left, drawings on the right.
import { readFileSync } from 'node:fs';
import { themeColor } from '#build/theme-color.ts';
import type { Caption } from '#schemas/film.ts';
import { durationOf, escaped } from './captions.ts';
import { drawingStyles } from './drawing.ts';
import { pane, scenes } from './scenes.ts';

/** Size of the video in pixels. */
export const size = { width: 1280, height: 720 } as const;

const [sheet, paper, ink, rock] = ['sheet', 'paper', 'ink', 'band'].map((name) => themeColor(name));

const besley = readFileSync(
  new URL(import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2')),
).toString('base64');

const styles = `
@font-face { font-family: Besley; font-weight: 400 900; src: url(data:font/woff2;base64,${besley}) }
* { margin: 0; box-sizing: border-box }
body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; background: ${sheet}; color: ${ink} }
main { position: absolute; right: 0; top: 0; width: ${pane.width}px; height: ${pane.height}px; overflow: hidden; background: ${paper} }
main > svg { position: absolute; inset: 0; width: 100%; height: 100% }
section { position: absolute; inset: 0; display: grid; align-content: center; padding-left: 56px;
  width: ${size.width - pane.width}px }
p { font: 600 56px/66px Besley; letter-spacing: -0.01em; width: ${size.width - pane.width - 56 - 24}px; white-space: nowrap }
p::before { content: ''; display: block; width: 56px; height: 6px; margin-bottom: 30px; background: ${rock} }
[data-stamp] { transform-box: fill-box; transform-origin: center }
`;

const caption = ({ from, to, lines }: Caption, duration: number) => {
  const appears = from === 0 ? '-1 -0.5' : `${from - 0.04} ${from + 0.2}`;
  const goes = to === duration ? `${to + 1} ${to + 2}` : `${to - 0.17} ${to - 0.02}`;
  return `<section data-gone="${goes}"><p data-fade="${appears}" data-drop="${appears} 0 10">${lines.map(escaped).join('<br>')}</p></section>`;
};

/** The page's HTML with these captions; `frame(time)` then shows one moment of it. */
export function page(captions: readonly Caption[]): string {
  const duration = durationOf(captions);
  const art = drawingStyles([
    'visit',
    'report',
    'feature-education',
    'feature-licensed',
    'feature-local',
    'mark',
  ]);
  return `<!doctype html><meta charset="utf-8"><style>${styles}${art} .bg{fill:${paper}}
.o-i,.o-a{stroke:${ink};stroke-width:.5}.o-a{stroke:${rock}}</style>
<main>${scenes()}</main>${captions.map((each) => caption(each, duration)).join('')}`;
}
