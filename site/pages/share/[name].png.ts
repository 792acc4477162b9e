// The pictures of the pages for shared links.
import type { APIRoute, GetStaticPaths } from 'astro';
import { sharePaths, sharePicture } from '#page-data/png-pictures.tsx';

export const getStaticPaths = sharePaths satisfies GetStaticPaths;

export const GET: APIRoute<{ heading: string }> = ({ props }) => sharePicture(props.heading);
