// Reads a printed page: its words, their positions and their contrast.
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
/** Of the picture of a sheet. The positions of words are in 1/72 inch. */
const dotsPerInch = 120;

type Word = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Contrast, from 1 (unreadable) to 21. */
  readonly contrast: number;
};
export type PrintedSheet = { readonly width: number; readonly words: readonly Word[] };

export const pdfText = ({ words }: PrintedSheet): string => words.map(({ text }) => text).join(' ');

/** Words of a line split across two sheets: both sheets have it at the same place. */
export function cutWords(sheet: PrintedSheet, next: PrintedSheet): readonly string[] {
  const end = Math.max(...sheet.words.map(({ bottom }) => bottom));
  const start = Math.min(...next.words.map(({ top }) => top));
  const last = sheet.words.filter(({ bottom }) => bottom > end - 6);
  const first = next.words.filter(({ top }) => top < start + 6);
  const again = last.filter(({ text, left }) =>
    first.some((word) => word.text === text && Math.abs(word.left - left) < 1),
  );
  // Two lines may start with the same words.
  return again.length === last.length ? again.map(({ text }) => text) : [];
}

const plain = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** Relative luminance of a grey, as WCAG 2 has it. */
const luminance = (grey: number) =>
  grey <= 10 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4;

async function contrastsOf(picture: string, boxes: readonly (readonly number[])[]) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dots = (points: number) => Math.round((points * dotsPerInch) / 72);
  return boxes.map(([left = 0, top = 0, right = 0, bottom = 0]) => {
    let [darkest, lightest] = [255, 0];
    for (let y = Math.max(0, dots(top)); y < Math.min(info.height, dots(bottom)); y += 1) {
      for (let x = Math.max(0, dots(left)); x < Math.min(info.width, dots(right)); x += 1) {
        const grey = data[(y * info.width + x) * info.channels] ?? 255;
        darkest = Math.min(darkest, grey);
        lightest = Math.max(lightest, grey);
      }
    }
    return (luminance(lightest) + 0.05) / (luminance(darkest) + 0.05);
  });
}

export async function readPaper(pdf: Uint8Array): Promise<readonly PrintedSheet[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, pdf);
  const [{ stdout }] = await Promise.all([
    run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 64 * 1024 * 1024 }),
    run('pdftoppm', ['-r', String(dotsPerInch), '-gray', '-png', file, join(folder, 'sheet')]),
  ]);
  const pictures = globSync(join(folder, 'sheet-*.png')).sort();
  const pages = stdout.split('<page ').slice(1);
  const sheets = await Promise.all(
    pages.map(async (page, at) => {
      const found = [
        ...page.matchAll(
          /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g,
        ),
      ];
      const contrasts = await contrastsOf(
        pictures[at] ?? '',
        found.map(([, ...box]) => box.slice(0, 4).map(Number)),
      );
      return {
        width: Number(/width="([\d.]+)"/.exec(page)?.[1]),
        words: found.map(([, left, top, right, bottom, text = ''], index) => ({
          text: plain(text),
          left: Number(left),
          right: Number(right),
          top: Number(top),
          bottom: Number(bottom),
          contrast: contrasts[index] ?? 1,
        })),
      };
    }),
  );
  rmSync(folder, { recursive: true });
  return sheets;
}
