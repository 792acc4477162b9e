// The drawings, those of the edition in place of the engine's of the same name.
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { type DrawingProps, drawingPaths, drawingResponse } from '#page-data/drawing-files.ts';

export const getStaticPaths = drawingPaths;

export const GET: APIRoute<DrawingProps> = ({ props }) =>
  drawingResponse(readFileSync(props.file, 'utf8'));
