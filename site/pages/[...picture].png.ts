// The pictures that the build draws: /icon-192.png and others for home screens, /share/NAME.png for shared links.
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawnPictures } from '#page-data/png-pictures.tsx';

export const getStaticPaths = drawnPictures satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  props.draw();
