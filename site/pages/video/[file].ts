// The edition's own video, if it has one.
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { videoFiles } from '@appraisers/edition/loaders/cross-checks.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { APIRoute, GetStaticPaths } from 'astro';

const types: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

export const getStaticPaths = (() =>
  videoFiles
    .map((file) => ({ params: { file }, props: { path: edition.pathOf(`video/${file}`) } }))
    .filter(({ props }) => existsSync(props.path))) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(readFileSync(props.path), {
    headers: { 'Content-Type': types[extname(props.path)] ?? 'application/octet-stream' },
  });
