// Run by hand (`npm run video`) when film/captions.yaml of the edition that CONTENT_DIR names, or a
// drawing, has changed: films the drawings of src/drawings beside those captions and writes film/.
// Needs Chromium (see find-chromium.ts) and ffmpeg with libx264 and libvpx-vp9. With the
// versions the films were made with, ffmpeg 5.1.9 and Chromium 156, it makes the same bytes again;
// others draw and pack a little differently, and the script says which it had.
// With times in seconds as arguments it only writes those frames as PNG to the system's temporary
// folder, for looking at them: `node scripts/make-video.ts 0 4.5 29`.
import './content-told.ts';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { inEdition } from '#loaders/edition-folder.ts';
import type { Caption } from '#schemas/film.ts';
import { findChromium } from './find-chromium.ts';
import { durationOf, readCaptions, webVtt } from './video/captions.ts';
import {
  encodeMp4,
  encodeWebm,
  ffmpegVersion,
  keepFrames,
  rate,
  requireFfmpeg,
} from './video/encode.ts';
import { frame } from './video/frame.ts';
import { page as html, size } from './video/page.ts';

/** Largest sizes in bytes: the site's pages have little to spare. */
const limits = {
  'intro.webm': 900_000,
  'intro.mp4': 900_000,
} as const;

const folder = inEdition('film');

async function openPage(captions: readonly Caption[]) {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'Chromium was not found. Run `npx node scripts/find-chromium.ts`, then this again.',
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html(captions));
  await page.evaluate(() => document.fonts.load('600 56px Besley'));
  return { browser, page };
}

async function picture(page: Page, time: number): Promise<Buffer> {
  await page.evaluate(frame, time);
  return page.screenshot();
}

/** Every frame of the video; a moment in which nothing moves is not filmed again. */
async function* film(page: Page, duration: number): AsyncGenerator<Buffer> {
  let last: { state: string; png: Buffer } = { state: '', png: Buffer.alloc(0) };
  for (let i = 0; i < duration * rate; i++) {
    const state = await page.evaluate(frame, i / rate);
    if (state !== last.state) last = { state, png: await page.screenshot() };
    yield last.png;
  }
}

async function makeVideo(page: Page, captions: readonly Caption[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), 'make-video-'));
  try {
    const frames = join(temporary, 'frames.mkv');
    await keepFrames(film(page, durationOf(captions)), frames);
    encodeMp4(frames, join(folder, 'intro.mp4'));
    encodeWebm(frames, join(folder, 'intro.webm'), join(temporary, 'pass'));
  } finally {
    rmSync(temporary, { recursive: true });
  }
  writeFileSync(join(folder, 'intro.en.vtt'), webVtt(captions));
}

function checkSizes(): void {
  for (const [name, limit] of Object.entries(limits)) {
    const { size: bytes } = statSync(join(folder, name));
    console.log(`${folder}/${name}: ${bytes} bytes`);
    if (bytes > limit) {
      throw new Error(
        `${folder}/${name}: ${bytes} bytes, expected at most ${limit}. Raise its -crf in scripts/video/encode.ts.`,
      );
    }
  }
}

async function main(times: readonly number[]): Promise<void> {
  requireFfmpeg();
  const captions = readCaptions();
  const { browser, page } = await openPage(captions);
  try {
    for (const time of times) {
      const file = join(tmpdir(), `make-video-${time.toFixed(2).padStart(5, '0')}.png`);
      writeFileSync(file, await picture(page, time));
    }
    if (times.length === 0) await makeVideo(page, captions);
  } finally {
    await browser.close();
  }
  if (times.length > 0) return;
  checkSizes();
  console.log(
    `Made with ffmpeg ${ffmpegVersion()} and Chromium ${browser.version()}. Other versions make other bytes: commit them only when captions or drawings have changed.`,
  );
}

main(process.argv.slice(2).map(Number)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
