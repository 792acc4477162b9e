// The drawings in their colors for a dark screen, which Safari does not find by itself.
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { type DrawingProps, drawingPaths, drawingResponse } from '#build/drawing-files.ts';
import { inDark } from '#build/drawing-schemes.ts';

export const getStaticPaths = drawingPaths;

export const GET: APIRoute<DrawingProps> = ({ props }) =>
  drawingResponse(inDark(readFileSync(props.file, 'utf8')));
