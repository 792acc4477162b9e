import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ContentError } from '#loaders/content-error.ts';
import { openEdition } from '#loaders/open-edition.ts';
import { hostileDrawings, ordinaryDrawings } from './drawings.fixture.ts';
import { validatePictures } from './validate-pictures.ts';

const photo = (width: number, height = width) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
/** What is wrong with pictures of these names. */
const issuesOf = (pictures: Record<string, Uint8Array | string>) => {
  const files = Object.entries(pictures).map(([name, bytes]) => [`pictures/${name}`, bytes]);
  return validatePictures(openEdition('edition', Object.fromEntries(files)));
};
/** What the build would say. */
const messageOf = async (pictures: Record<string, Uint8Array | string>) =>
  new ContentError('', await issuesOf(pictures)).message;

describe('the pictures of an edition', () => {
  it('may be photos of every kind, whatever the case of their ending, and drawings', async () => {
    const issues = await issuesOf({
      'a.jpg': await photo(60).jpeg().toBuffer(),
      'b.JPEG': await photo(40).jpeg().toBuffer(),
      'c.webp': await photo(60).webp().toBuffer(),
      'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>',
    });
    expect(issues).toEqual([]);
  });

  it.each([
    ['a photo called a drawing', 'mark.svg', "mark.svg, line 1: This file isn't text in UTF-8."],
    ['a photo', 'mark.png', "mark.png: A mark that isn't SVG can't become an icon. Save it as"],
    ['too large', 'mark.svg', 'mark.svg: This mark has 21 kB. Every page loads it. Save it as'],
    ['of one size', 'mark.svg', "mark.svg: Without a viewBox, this mark can't change its size."],
  ])('may not have a mark that is %s', async (kind, name, expected) => {
    const path = `<path d="M0 0${'h1'.repeat(kind === 'too large' ? 10_200 : 1)}"/>`;
    const box = kind === 'of one size' ? '' : ' viewBox="0 0 8 5"';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"${box} width="8" height="5">${path}</svg>`;
    const isPhoto = kind.startsWith('a photo');
    const message = await messageOf({
      [name]: isPhoto ? await photo(60).png().toBuffer() : drawing,
    });
    expect(message).toContain(`edition/pictures/${expected}`);
    expect(message).not.toContain('PNG');
  });

  it.each([
    ['a text that is called a photo', 'a.jpg', 'Dear board', /We can't open this picture \(.+\)\./],
    [
      'a drawing that is called a photo',
      'a.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"/>',
      /This is a file of type svg, not a photo we can show\./,
    ],
    ['a text that is called a drawing', 'a.svg', 'Dear board', /We can't open this picture \(/],
  ])('may not be %s', async (_, name, bytes, reason) => {
    const text = await messageOf({ [name]: bytes });
    expect(text.replace(', line 1:', ':')).toContain(`edition/pictures/${name}: `);
    expect(text).toMatch(reason);
    expect(text).toMatch(/Use a JPEG, PNG or WebP photo|Save it as plain SVG/);
  });

  it('may not be the first half of a photo', async () => {
    const whole = await photo(200).jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await messageOf({ 'a.jpg': half })).toContain("a.jpg: We can't open this picture");
  });

  it('may not be too small to be seen, or too large to be sent around', async () => {
    const small = await photo(39, 80).jpeg().toBuffer();
    const text = await messageOf({ 'a.jpg': small, 'b.jpg': Buffer.alloc(30_000_001) });
    expect(text).toContain('a.jpg: This picture has 39 × 80 pixels. It needs 40 each way.');
    expect(text).toContain('b.jpg: This picture has 31 MB. The most is 30 MB.');
  });

  it.each(hostileDrawings)('may not be a drawing with %s', async (_, file, part) => {
    const text = await messageOf({ 'a.svg': file });
    expect(text).toContain('edition/pictures/a.svg, line ');
    expect(text).toMatch(part);
    expect(text).toMatch(/\. Save it as plain SVG/);
  });

  it.each(ordinaryDrawings)('may be a drawing %s', async (_, file) => {
    expect(await issuesOf({ 'a.svg': file })).toEqual([]);
  });

  it('are those of every edition and of the engine, as they are', async () => {
    const own = '{content,editions/*}/pictures/*.svg';
    const files = globSync([own, 'packages/edition/drawings/**/*.svg']);
    for (const file of files)
      expect(await issuesOf({ [basename(file)]: readFileSync(file) }), file).toEqual([]);
  });
});
