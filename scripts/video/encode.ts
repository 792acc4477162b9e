// Turns pictures into video files with ffmpeg.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Frames a second. */
export const rate = 24;

const encoders = ['ffv1', 'libx264', 'libvpx-vp9'] as const;
const quiet = ['-hide_banner', '-loglevel', 'error', '-y'] as const;

/** Colors are said and kept as BT.709, so that players show the site's paper and not a greener one. */
const colors = [
  ...[
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+lanczos',
    '-pix_fmt',
    'yuv420p',
  ],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'],
] as const;

/**
 * The same frames give the same bytes, on any number of cores: threads share the work differently
 * each time, and a container has a number of its own.
 */
const repeatable = ['-threads', '1', '-fflags', '+bitexact'] as const;

/** The version of ffmpeg, as it says it: another one makes other bytes of the same frames. */
export function ffmpegVersion(): string {
  const { stdout } = spawnSync('ffmpeg', ['-version'], { encoding: 'utf8' });
  return /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? 'of an unknown version';
}

/** Throws a sentence that says what to install when ffmpeg or one of its encoders is missing. */
export function requireFfmpeg(): void {
  const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], {
    encoding: 'utf8',
  });
  const missing =
    status === 0 ? encoders.filter((name) => !stdout.includes(` ${name} `)) : encoders;
  if (missing.length > 0) {
    throw new Error(
      `ffmpeg with ${missing.join(', ')} was not found. Install it (Debian: apt-get install ffmpeg) and run this again.`,
    );
  }
}

/** Runs ffmpeg to its end; throws when it fails. */
function ffmpeg(...args: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', [...quiet, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ffmpeg failed: ffmpeg ${args.join(' ')}`);
}

/** Writes PNG pictures, in turn, into a lossless file that both encodes are made from. */
export async function keepFrames(frames: AsyncIterable<Buffer>, file: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'png', '-i', '-'];
  const child = spawn('ffmpeg', [...quiet, ...input, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  for await (const frame of frames) {
    if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error('ffmpeg could not store the frames; see its message above.');
}

/** H.264 for every player; its index stands first, so that it plays before it is all there. */
export function encodeMp4(from: string, to: string): void {
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25'];
  ffmpeg('-i', from, ...quality, ...colors, ...repeatable, '-movflags', '+faststart', to);
}

/** VP9 in two passes; `log` is the path of the first pass's notes. */
export function encodeWebm(from: string, to: string, log: string): void {
  const quality = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '37', '-g', '240', ...repeatable];
  const pass = (number: number, ...rest: string[]) =>
    ffmpeg('-i', from, ...quality, ...colors, '-pass', `${number}`, '-passlogfile', log, ...rest);
  pass(1, '-cpu-used', '4', '-f', 'null', '-');
  pass(2, '-cpu-used', '2', to);
}
