import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from '#loaders/content-error.ts';
import { openEdition } from '#loaders/open-edition.ts';
import { hostileDrawings, ordinaryDrawings } from './drawings.fixture.ts';
import { validatePictures } from './validate-pictures.ts';

let changes: Record<string, Uint8Array | string> = {};
beforeEach(() => {
  changes = {};
});

const put = (name: string, bytes: Uint8Array | string) => {
  changes[`pictures/${name}`] = bytes;
};
const photo = (width: number, height = width) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const issues = () => validatePictures(openEdition('edition', changes));
/** What the build would say. */
const message = async () => new ContentError('', await issues()).message;

describe('the pictures of an edition', () => {
  it('may be photos of every kind, whatever the case of their ending, and drawings', async () => {
    put('a.jpg', await photo(60).jpeg().toBuffer());
    put('b.JPEG', await photo(60).jpeg().toBuffer());
    put('c.png', await photo(60).png().toBuffer());
    put('d.webp', await photo(60).webp().toBuffer());
    put('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>');
    expect(await issues()).toEqual([]);
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
    put(name, kind.startsWith('a photo') ? await photo(60).png().toBuffer() : drawing);
    expect(await message()).toContain(`edition/pictures/${expected}`);
    expect(await message()).not.toContain('PNG');
  });

  it.each([
    ['a text that is called a photo', 'a.jpg', 'Dear board', /We can't open this picture \(.+\)\./],
    ['an empty file', 'a.png', '', /We can't open this picture/],
    [
      'a drawing that is called a photo',
      'a.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"/>',
      /This is a file of type svg, not a photo we can show\./,
    ],
    ['a text that is called a drawing', 'a.svg', 'Dear board', /We can't open this picture \(/],
  ])('may not be %s', async (_, name, bytes, reason) => {
    put(name, bytes);
    const text = await message();
    expect(text.replace(', line 1:', ':')).toContain(`edition/pictures/${name}: `);
    expect(text).toMatch(reason);
    expect(text).toMatch(/Use a JPEG, PNG or WebP photo|Save it as plain SVG/);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may not be the first half of a %s', async (kind) => {
    const whole = await photo(200).toFormat(kind).toBuffer();
    put('a.jpg', whole.subarray(0, whole.length / 2));
    expect(await message()).toContain("a.jpg: We can't open this picture");
  });

  it('may not be too small to be seen', async () => {
    put('a.jpg', await photo(39, 80).jpeg().toBuffer());
    put('b.jpg', await photo(40).jpeg().toBuffer());
    expect(await issues()).toHaveLength(1);
    expect(await message()).toContain(
      'a.jpg: This picture has 39 × 80 pixels. It needs 40 each way.',
    );
  });

  it('may not be too large to be sent around', async () => {
    put('a.jpg', Buffer.alloc(30_000_001));
    expect(await message()).toContain('a.jpg: This picture has 31 MB. The most is 30 MB.');
  });

  it.each(hostileDrawings)('may not be a drawing with %s', async (_, file, part) => {
    put('a.svg', file);
    const text = await message();
    expect(text).toContain('edition/pictures/a.svg, line ');
    expect(text).toMatch(part);
    expect(text).toMatch(/\. Save it as plain SVG/);
  });

  it.each(['a.png', 'a.SVG'])('may not be a drawing called %s', async (name) => {
    for (const [title, file] of hostileDrawings) {
      put(name, file);
      expect(await issues(), title).toHaveLength(1);
    }
  });

  it.each(ordinaryDrawings)('may be a drawing %s', async (_, file) => {
    put('a.svg', file);
    expect(await issues()).toEqual([]);
  });

  it('are those of every edition and of the engine, as they are', async () => {
    for (const file of globSync('{content,editions/*}/pictures/*.svg')) {
      put(basename(file), readFileSync(file));
    }
    for (const file of globSync('packages/edition/drawings/**/*.svg'))
      put(basename(file), readFileSync(file));
    expect(await issues()).toEqual([]);
  });
});
