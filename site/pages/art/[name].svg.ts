// The drawings. One of the edition replaces one of the engine with the same name.
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { type DrawingProps, drawingPaths, drawingResponse } from '#page-data/drawing-files.ts';

export const getStaticPaths = drawingPaths;

export const GET: APIRoute<DrawingProps> = ({ props }) =>
  drawingResponse(readFileSync(props.file, 'utf8'));
