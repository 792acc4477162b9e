// The drawings, and below dark/ in their dark colors, which Safari doesn't choose. One of the edition replaces one of
// the engine with the same name.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { inDark } from '@appraisers/edition/pictures/drawings.ts';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readDrawing } from '#page-data/drawing-files.ts';

export const getStaticPaths = (() =>
  [...edition.pictures()]
    .filter(([picture]) => picture.endsWith('.svg'))
    .flatMap(([picture, file]) => {
      const name = picture.slice(0, -'.svg'.length);
      return [
        { params: { name }, props: { file, isDark: false } },
        { params: { name: `dark/${name}` }, props: { file, isDark: true } },
      ];
    })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
  const svg = readDrawing(props.file);
  return new Response(props.isDark ? inDark(svg) : svg, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
