// The pictures of the pages for shared links.
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageHeadings, sharePicture } from '#page-data/share-picture.tsx';
import { site } from '#page-data/site-data.ts';

export const getStaticPaths = (() =>
  pageHeadings().map(({ name, heading }) => ({
    params: { name },
    props: { heading },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ heading: string }> = async ({ props }) =>
  new Response(Buffer.from(await sharePicture(props.heading, site.name)), {
    headers: { 'Content-Type': 'image/png' },
  });
