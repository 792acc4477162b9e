// The pictures of the pages for shared links.
import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#layouts/site.ts';
import { pageHeadings } from '#loaders/page-names.ts';
import { sharePicture } from '#loaders/share-picture.tsx';

export const getStaticPaths = (() =>
  pageHeadings().map(({ name, heading }) => ({
    params: { name },
    props: { heading },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ heading: string }> = async ({ props }) =>
  new Response(Buffer.from(await sharePicture(props.heading, site.name)), {
    headers: { 'Content-Type': 'image/png' },
  });
