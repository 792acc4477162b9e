import { edition } from '@appraisers/edition/loaders/edition.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { faviconIco, homeScreenIcon } from './icons.ts';

const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4),
  ];
};

it('an icon for a home screen is the mark, within the circle that a phone may cut', async () => {
  const icon = await homeScreenIcon(192);
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  const at = await pixels(icon);
  const paper = [...Buffer.from(edition.theme.read().light.paper.slice(1), 'hex'), 255];
  const size = Array.from({ length: 192 }, (_, pixel) => pixel);
  const ofMark = size.flatMap((y) =>
    size.filter((x) => `${at(x, y)}` !== `${paper}`).map((x) => Math.hypot(x - 96, y - 96)),
  );
  expect(ofMark.length).toBeGreaterThan(4000);
  // The safe zone of a maskable icon.
  expect(Math.max(...ofMark)).toBeLessThan(0.4 * 192);
});

it('favicon.ico holds one PNG of 32 pixels, without a ground', async () => {
  const ico = await faviconIco();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect((await pixels(png))(0, 0)[3]).toBe(0);
});
