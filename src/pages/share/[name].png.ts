// The pictures of the pages for shared links.
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageHeadings } from '#build/page-names.ts';
import { sharePicture } from '#build/share-picture.tsx';
import { site } from '#layouts/site.ts';

export const getStaticPaths = (() =>
  pageHeadings().map(({ name, heading }) => ({
    params: { name },
    props: { heading },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ heading: string }> = async ({ props }) =>
  new Response(Buffer.from(await sharePicture(props.heading, site.name)), {
    headers: { 'Content-Type': 'image/png' },
  });
