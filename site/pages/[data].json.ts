// The files that the finder fetches.
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { finderFiles } from '#page-data/finder-files.ts';

export const getStaticPaths = finderFiles satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.content);
