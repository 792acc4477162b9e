// The icons for home screens.
import type { APIRoute, GetStaticPaths } from 'astro';
import { homeScreenIcon } from '#page-data/icons.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await homeScreenIcon(props.size)), {
    headers: { 'Content-Type': 'image/png' },
  });
