import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileDrawings } from '@appraisers/edition/pictures/drawings.fixture.ts';
import { metadataOf, photoOfPhone } from '@appraisers/edition/pictures/photos.fixture.ts';
import { describe, expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { library, removePicture, rotatePicture, saveVideo } from './library.ts';
import { savePicture } from './picture-saving.ts';

const desk = sampleDesk({ recorded: false });

describe('a picture', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  it('gets a name that the site accepts, and replaces another only on request', async () => {
    const saveAs = async (name: string, bytes: Uint8Array, replace = false) =>
      (await savePicture(desk.edition, name, bytes, replace)).name;
    expect(await saveAs('Board meeting (2).SVG', drawing)).toBe('board-meeting-2.svg');
    expect(await saveAs('board-meeting-2.svg', drawing)).toBe('board-meeting-2.svg');
    const other = Buffer.from(drawing.toString().replace('80', '90'));
    await expect(saveAs('board-meeting-2.svg', other)).rejects.toThrow('already have a picture');
    expect(await saveAs('board-meeting-2.svg', other, true)).toBe('board-meeting-2.svg');
    expect(desk.read('pictures/board-meeting-2.svg')).toContain('90');
  });
  it.each([
    ['CON.svg', 'picture-con.svg'],
    ['a:b*.svg', 'a-b.svg'],
    ['trailing. .svg', 'trailing.svg'],
  ])('%s gets a name that Windows accepts, and says so', async (given, name) => {
    const saved = await savePicture(desk.edition, given, drawing, false);
    expect(saved).toEqual({ name, messages: [`Saved as ${name}. Not live yet.`] });
  });
  it('takes a name in other capitals for the same picture', async () => {
    desk.write('pictures/Fence.svg', drawing.toString());
    const other = Buffer.from(drawing.toString().replace('80', '90'));
    await expect(savePicture(desk.edition, 'fence.svg', other, false)).rejects.toThrow('Fence.svg');
    await savePicture(desk.edition, 'fence.svg', other, true);
    expect(desk.read('pictures/Fence.svg')).toContain('90');
  });
  it('loses the place where it was taken, however small it is', async () => {
    await savePicture(desk.edition, 'small.jpg', await photoOfPhone(300, 100), false);
    const { exif } = await metadataOf(desk.edition.readBytes('pictures/small.jpg'));
    expect(exif).toBeUndefined();
  });

  it('is reduced to 2,400 pixels, turned upright, and loses the place where it was taken', async () => {
    const photo = await photoOfPhone(3000, 1000);
    await savePicture(desk.edition, 'lot.jpg', photo, false);
    const saved = await metadataOf(desk.edition.readBytes('pictures/lot.jpg'));
    expect(saved).toMatchObject({ format: 'jpeg', width: 800, height: 2400 });
    expect([saved.exif, saved.orientation]).toEqual([undefined, undefined]);
    const [before] = (await library(desk.edition)).pictures.filter(
      ({ name }) => name === 'lot.jpg',
    );
    expect(before).toMatchObject({ size: { width: 800, height: 2400 }, uses: [], canRotate: true });
    await rotatePicture(desk.edition, 'lot.jpg', before?.hash ?? '');
    const [after] = (await library(desk.edition)).pictures.filter(({ name }) => name === 'lot.jpg');
    expect(after).toMatchObject({ size: { width: 2400, height: 800 } });
    removePicture(desk.edition, 'lot.jpg', after?.hash ?? '');
    expect(desk.edition.has('pictures/lot.jpg')).toBe(false);
  });
  it('is deleted only if nothing shows it', async () => {
    desk.write('pictures/ada.svg', drawing.toString());
    desk.write(
      'board.yaml',
      desk.read('board.yaml').replace(/( {2}- name: (.*)\n)/, '$1    image: ada.svg\n'),
    );
    const [person] = desk.edition.board.read().members;
    const row = (await library(desk.edition)).pictures.find(({ name }) => name === 'ada.svg');
    expect(row?.uses).toEqual([`Board: ${person?.name}`]);
    expect(() => removePicture(desk.edition, 'ada.svg', row?.hash ?? '')).toThrow('is in use');
  });
  it.each([
    ['intro.mp4', 'RIFF', "This isn't a video in MP4"],
    ['intro.webm', '....ftypisom', "This isn't a video in WebM"],
    ['intro.en.vtt', 'WEBVTT\n\nHello', 'no line with a time'],
    ['other.mp4', '....ftypisom', 'The video has these files'],
  ])('%s of a video with %j is rejected', (name, text, message) => {
    expect(() => saveVideo(desk.edition, name, Buffer.from(text))).toThrow(message);
  });
  it('and a video are never written through a link', async () => {
    const outside = join(desk.folder, 'outside.svg');
    writeFileSync(outside, drawing);
    symlinkSync(outside, join(desk.folder, 'content', 'pictures', 'out.svg'));
    rmSync(join(desk.folder, 'content', 'video'), { recursive: true });
    symlinkSync(desk.folder, join(desk.folder, 'content', 'video'));
    const other = Buffer.from(drawing.toString().replace('80', '90'));
    await expect(savePicture(desk.edition, 'out.svg', other, true)).rejects.toThrow('a link');
    expect(() => saveVideo(desk.edition, 'intro.mp4', Buffer.from('....ftypisom'))).toThrow(
      'a link',
    );
    expect(readFileSync(outside, 'utf8')).toBe(drawing.toString());
    expect(() => desk.edition.validate()).toThrow(
      'pictures/out.svg: This is a link to another place.',
    );
  });
  it.each([
    ['photo.heic', 'Use a JPEG, PNG or WebP photo'],
    ['photo.jpg', "We can't open this picture"],
    ['../../x.svg.exe', 'Use a JPEG, PNG or WebP photo'],
  ])('%s is rejected, with the reason', async (name, message) => {
    await expect(savePicture(desk.edition, name, Buffer.from('GIF89a'), false)).rejects.toThrow(
      message,
    );
  });
  it.each(hostileDrawings)('with %s is not saved', async (_, file, part) => {
    const saving = savePicture(desk.edition, 'mark.svg', Buffer.from(file), true);
    await expect(saving).rejects.toThrow(part);
    await expect(saving).rejects.toThrow(
      /^mark\.svg, line \d+: .+ Save it as .+ The picture was not saved\.$/,
    );
    expect(() => desk.read('pictures/mark.svg')).toThrow('ENOENT');
  });
  it('with a script replaces no other', async () => {
    const before = desk.read('pictures/feature-local.svg');
    const script = Buffer.from(drawing.toString().replace('/>', '><script/></svg>'));
    await expect(savePicture(desk.edition, 'feature-local.svg', script, true)).rejects.toThrow(
      '<script>',
    );
    expect(desk.read('pictures/feature-local.svg')).toBe(before);
  });
});
