import { edition } from '@appraisers/edition/loaders/edition.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { homeScreenIcon } from './png-pictures.tsx';

const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4),
  ];
};

it('an icon for a home screen is the mark, within the circle that a phone may cut', async () => {
  const icon = Buffer.from(await (await homeScreenIcon(192)).arrayBuffer());
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
