// Run by hand with `node scripts/make-video.ts` when the intro's captions or drawings change:
// films the intro video from the drawings of public/art and writes public/video/.
// Needs Chromium (see find-chromium.ts) and ffmpeg with libx264, libvpx-vp9 and libwebp. With the
// versions the films were made with, ffmpeg 5.1.9 and Chromium 156, it makes the same bytes again;
// others draw and pack a little differently, and the script says which it had.
// With times in seconds as arguments it only writes those frames as PNG to the system's temporary
// folder, for looking at them: `node scripts/make-video.ts 0 4.5 29`.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { duration, webVtt } from './video/captions.ts';
import {
  encodeMp4,
  encodePoster,
  encodeWebm,
  ffmpegVersion,
  keepFrames,
  rate,
  requireFfmpeg,
} from './video/encode.ts';
import { frame } from './video/frame.ts';
import { page as html, size } from './video/page.ts';

/** The moment shown before the video is played, in seconds. */
const posterTime = 11.4;

/** Largest sizes in bytes: the site's pages have little to spare. */
const limits = {
  'intro.webm': 900_000,
  'intro.mp4': 900_000,
  'intro-poster.webp': 40_000,
} as const;

const folder = fileURLToPath(new URL('../public/video/', import.meta.url));

async function openPage() {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'Chromium was not found. Run `node scripts/find-chromium.ts`, then this again.',
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html());
  await page.evaluate(() => document.fonts.load('600 56px Besley'));
  return { browser, page };
}

async function picture(page: Page, time: number): Promise<Buffer> {
  await page.evaluate(frame, time);
  return page.screenshot();
}

/** Every frame of the video; a moment in which nothing moves is not filmed again. */
async function* film(page: Page): AsyncGenerator<Buffer> {
  let last: { state: string; png: Buffer } = { state: '', png: Buffer.alloc(0) };
  for (let i = 0; i < duration * rate; i++) {
    const state = await page.evaluate(frame, i / rate);
    if (state !== last.state) last = { state, png: await page.screenshot() };
    yield last.png;
  }
}

async function makeVideo(page: Page): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), 'make-video-'));
  try {
    const poster = join(temporary, 'poster.png');
    writeFileSync(poster, await picture(page, posterTime));
    encodePoster(poster, join(folder, 'intro-poster.webp'));
    const frames = join(temporary, 'frames.mkv');
    await keepFrames(film(page), frames);
    encodeMp4(frames, join(folder, 'intro.mp4'));
    encodeWebm(frames, join(folder, 'intro.webm'), join(temporary, 'pass'));
  } finally {
    rmSync(temporary, { recursive: true });
  }
  writeFileSync(join(folder, 'intro.en.vtt'), webVtt());
}

function checkSizes(): void {
  for (const [name, limit] of Object.entries(limits)) {
    const { size: bytes } = statSync(join(folder, name));
    console.log(`public/video/${name}: ${bytes} bytes`);
    if (bytes > limit) {
      throw new Error(
        `public/video/${name}: ${bytes} bytes, expected at most ${limit}. Raise its -crf or lower its -quality in scripts/video/encode.ts.`,
      );
    }
  }
}

async function main(times: readonly number[]): Promise<void> {
  requireFfmpeg();
  const { browser, page } = await openPage();
  try {
    for (const time of times) {
      const file = join(tmpdir(), `make-video-${time.toFixed(2).padStart(5, '0')}.png`);
      writeFileSync(file, await picture(page, time));
    }
    if (times.length === 0) await makeVideo(page);
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
