// The icon of a tab, in the colors of the visitor's screen.
import type { APIRoute } from 'astro';
import { drawingNamed, drawingResponse } from '#page-data/drawing-files.ts';

export const GET: APIRoute = () => drawingResponse(drawingNamed('mark.svg'));
