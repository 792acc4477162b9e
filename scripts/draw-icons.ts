// Run by hand (`npm run icons`) when the mark changes: makes the icons in public/ from
// src/drawings/mark.svg.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { themeColor } from '#build/theme-color.ts';

const mark = readFileSync('src/drawings/mark.svg', 'utf8').replace(/@media[^{]*\{.*?\}\}/s, '');

/** The mark on paper, with the margin that rounded home-screen icons need. */
async function onPaper(size: number, margin: number) {
  const inner = size - 2 * margin;
  const input = await sharp(Buffer.from(mark), { density: 600 }).resize(inner, inner).toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background: themeColor('paper') },
  })
    .composite([{ input }])
    .png({ palette: true });
}

/** An .ico file that holds one PNG: a header of 6 bytes, an entry of 16, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

copyFileSync('src/drawings/mark.svg', 'public/favicon.svg');
const small = await sharp(Buffer.from(mark), { density: 300 }).resize(32, 32).png().toBuffer();
writeFileSync('public/favicon.ico', ico(small, 32));
await (await onPaper(180, 30)).toFile('public/apple-touch-icon.png');
await (await onPaper(192, 32)).toFile('public/icon-192.png');
await (await onPaper(512, 92)).toFile('public/icon-512.png');
