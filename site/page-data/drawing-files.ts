// The drawings as files of the site.
import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { isOurs } from '@appraisers/edition/loaders/pictures.ts';
import { drawingIssue } from '@appraisers/edition/pictures/drawings.ts';
import { inThemeColors } from './drawing-colors.ts';

/** The text of a drawing. Those of the engine have the edition's colors; its own keep theirs. */
export function readDrawing(file: string): string {
  const svg = readFileSync(file, 'utf8');
  return isOurs(file) ? inThemeColors(svg, edition.theme.read()) : svg;
}

/** The text of the drawing with this name. */
export function drawingNamed(name: string): string {
  const file = edition.pictures().get(name);
  if (file === undefined) throw new Error(`There is no drawing ${name}. Add it, or fix its name.`);
  return readDrawing(file);
}

/** @throws Error for a drawing that does more than draw, which `npm run dev` would otherwise serve. */
export function drawingResponse(svg: string): Response {
  const issue = drawingIssue(svg);
  if (issue)
    throw new Error(
      `The drawing can't be shown. Line ${issue.line}: ${issue.reason} Save it as plain SVG or PNG.`,
    );
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** The size in the viewBox of a drawing, else the usual one. */
export function drawingSize(name: string): { width: number; height: number } {
  const [, box = '0 0 480 300'] = /<svg[^>]*\sviewBox="([^"]+)"/.exec(drawingNamed(name)) ?? [];
  const [, , width = 480, height = 300] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width, height };
}
