// The drawings. One of the edition replaces one of the engine with the same name.
import type { APIRoute } from 'astro';
import {
  type DrawingProps,
  drawingPaths,
  drawingResponse,
  readDrawing,
} from '#page-data/drawing-files.ts';

export const getStaticPaths = drawingPaths;

export const GET: APIRoute<DrawingProps> = ({ props }) => drawingResponse(readDrawing(props.file));
