// The drawings in their dark colors, which Safari doesn't choose.
import { readFileSync } from 'node:fs';
import { inDark } from '@appraisers/edition/pictures/drawings.ts';
import type { APIRoute } from 'astro';
import { type DrawingProps, drawingPaths, drawingResponse } from '#page-data/drawing-files.ts';

export const getStaticPaths = drawingPaths;

export const GET: APIRoute<DrawingProps> = ({ props }) =>
  drawingResponse(inDark(readFileSync(props.file, 'utf8')));
