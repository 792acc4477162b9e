// The drawings in their dark colors, which Safari doesn't choose.
import { inDark } from '@appraisers/edition/pictures/drawings.ts';
import type { APIRoute } from 'astro';
import {
  type DrawingProps,
  drawingPaths,
  drawingResponse,
  readDrawing,
} from '#page-data/drawing-files.ts';

export const getStaticPaths = drawingPaths;

export const GET: APIRoute<DrawingProps> = ({ props }) =>
  drawingResponse(inDark(readDrawing(props.file)));
