// Checks the files of the edition's own video.

const maxMegabytes = 25;

const startsWith = (bytes: Uint8Array, at: number, start: readonly number[]) =>
  start.every((byte, index) => bytes[at + index] === byte);

/** "ftyp", after the length of the first box. */
const isMp4 = (bytes: Uint8Array) => startsWith(bytes, 4, [0x66, 0x74, 0x79, 0x70]);
/** The first element of every Matroska file. */
const isWebm = (bytes: Uint8Array) => startsWith(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3]);

function captionsIssue(bytes: Uint8Array) {
  const hint = 'Save the captions as WebVTT, encoded as UTF-8.';
  const text = new TextDecoder().decode(bytes);
  if (!text.startsWith('WEBVTT')) return { reason: "These aren't captions in WebVTT.", hint };
  if (text.includes('\uFFFD')) return { reason: 'These captions lost letters.', hint };
  const time = /^(\d\d+:)?\d\d:\d\d\.\d{3} --> (\d\d+:)?\d\d:\d\d\.\d{3}/m;
  return time.test(text) ? undefined : { reason: 'These captions have no line with a time.', hint };
}

/** The issue of a file of the video, by its ending. */
export function videoIssue(
  name: string,
  bytes: Uint8Array,
): { readonly reason: string; readonly hint: string } | undefined {
  const megabytes = bytes.length / 1e6;
  if (megabytes > maxMegabytes) {
    const reason = `This file has ${Math.ceil(megabytes)} MB.`;
    return { reason, hint: `Save it with at most ${maxMegabytes} MB. 1 MB is best for phones.` };
  }
  if (name.endsWith('.vtt')) return captionsIssue(bytes);
  const kind = name.endsWith('.webm') ? 'WebM' : 'MP4';
  const isRight = kind === 'WebM' ? isWebm(bytes) : isMp4(bytes);
  return isRight
    ? undefined
    : { reason: `This isn't a video in ${kind}.`, hint: `Save the video as ${kind}.` };
}
