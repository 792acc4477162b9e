// The drawings in their colours for a dark screen, which Safari does not find by itself.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { inDark } from '#build/drawing-schemes.ts';

export const getStaticPaths = (() =>
  globSync('public/art/*.svg').map((file) => ({
    params: { name: basename(file, '.svg') },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = ({ props }) =>
  new Response(inDark(readFileSync(props.file, 'utf8')), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
