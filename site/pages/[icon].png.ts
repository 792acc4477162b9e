// The icons for home screens.
import type { APIRoute, GetStaticPaths } from 'astro';
import { homeScreenIcon } from '#page-data/png-pictures.tsx';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = ({ props }) => homeScreenIcon(props.size);
