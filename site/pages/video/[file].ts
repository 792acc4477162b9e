// The edition's own video, if it has one.
import { existsSync, readFileSync } from 'node:fs';
import { videoFiles } from '@appraisers/edition/loaders/cross-checks.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { APIRoute, GetStaticPaths } from 'astro';

export const getStaticPaths = (() =>
  videoFiles
    .map((file) => ({ params: { file }, props: { path: edition.pathOf(`video/${file}`) } }))
    .filter(({ props }) => existsSync(props.path))) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(readFileSync(props.path));
