// The drawings as files of the site.
import { readFileSync } from 'node:fs';
import { pictureFiles } from '#loaders/pictures.ts';

/** Where a drawing lies. */
export type DrawingProps = { file: string };

/** A path for each drawing, by its name without its ending. */
export const drawingPaths = () =>
  [...pictureFiles()]
    .filter(([name]) => name.endsWith('.svg'))
    .map(([name, file]) => ({ params: { name: name.slice(0, -'.svg'.length) }, props: { file } }));

export const drawingResponse = (svg: string): Response =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });

/** The room a drawing takes: what its viewBox says, else what a drawing mostly has. */
export function drawingSize(name: string): { width: number; height: number } {
  const file = pictureFiles().get(name);
  if (file === undefined) throw new Error(`There is no drawing ${name}.`);
  const [, box = '0 0 480 300'] =
    /<svg[^>]*\sviewBox="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  const [, , width = 480, height = 300] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width, height };
}
