import { existsSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { library, removePicture, savePicture } from './pictures.ts';

const desk = sampleDesk();

describe('a picture', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  const other = Buffer.from(drawing.toString().replace('80', '90'));
  it('gets a name that the site accepts, and replaces another only on request', async () => {
    const saveAs = async (name: string, bytes: Uint8Array, replace = false) =>
      (await savePicture(desk.edition, name, bytes, replace)).name;
    expect(await saveAs('Board meeting (2).SVG', drawing)).toBe('board-meeting-2.svg');
    expect(await saveAs('board-meeting-2.svg', drawing)).toBe('board-meeting-2.svg');
    await expect(saveAs('board-meeting-2.svg', other)).rejects.toThrow('already have a picture');
    expect(await saveAs('board-meeting-2.svg', other, true)).toBe('board-meeting-2.svg');
    expect(desk.read('pictures/board-meeting-2.svg')).toContain('90');
  });
  it.each([
    ['CON.svg', 'picture-con.svg'],
    ['a:b*.svg', 'a-b.svg'],
    [`${'long '.repeat(60)}.svg`, `${'long-'.repeat(12).slice(0, 60)}.svg`],
  ])('%s gets a name that every computer accepts', async (given, name) => {
    expect((await savePicture(desk.edition, given, drawing, false)).name).toBe(name);
  });
  it('takes a name in other capitals for the same picture', async () => {
    desk.write('pictures/Fence.svg', drawing.toString());
    await expect(savePicture(desk.edition, 'fence.svg', other, false)).rejects.toThrow('Fence.svg');
  });
  it('is reduced to 2,400 pixels, turned upright, and loses the place where it was taken', async () => {
    const photo = await sharp({
      create: { width: 3000, height: 1000, channels: 3, background: '#7c2d0d' },
    })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '40/1 14/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await savePicture(desk.edition, 'lot.jpg', photo, false);
    const saved = await sharp(desk.edition.readBytes('pictures/lot.jpg')).metadata();
    expect(saved).toMatchObject({ format: 'jpeg', width: 800, height: 2400 });
    expect([saved.exif, saved.orientation]).toEqual([undefined, undefined]);
    const row = (await library(desk.edition)).find(({ name }) => name === 'lot.jpg');
    expect(row).toMatchObject({ size: { width: 800, height: 2400 }, uses: [] });
    removePicture(desk.edition, 'lot.jpg', row?.hash ?? '');
    expect(desk.edition.has('pictures/lot.jpg')).toBe(false);
  });
  it('is never saved through a folder that is a link', async () => {
    const folder = desk.edition.pathOf('pictures');
    const elsewhere = join(desk.folder, 'elsewhere');
    renameSync(folder, elsewhere);
    symlinkSync(elsewhere, folder);
    await expect(savePicture(desk.edition, 'ada.svg', drawing, false)).rejects.toThrow('is a link');
    expect(existsSync(join(elsewhere, 'ada.svg'))).toBe(false);
  });
  it('is deleted only if nothing shows it', async () => {
    desk.write('pictures/ada.svg', drawing.toString());
    desk.replace('board.yaml', /(?<= {2}- name: .*\n)/, '    image: ada.svg\n');
    const [person] = desk.edition.board.read().members;
    const row = (await library(desk.edition)).find(({ name }) => name === 'ada.svg');
    expect(row?.uses).toEqual([`Board: ${person?.name}`]);
    expect(() => removePicture(desk.edition, 'ada.svg', row?.hash ?? '')).toThrow('is in use');
    // Content with errors still shows its pictures.
    desk.replace('board.yaml', /title: .*/, 'title: Nobody has this title');
    const article = join(desk.folder, 'content', 'posts', '7-old.md');
    writeFileSync(article, Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'));
    expect(() => removePicture(desk.edition, 'ada.svg', row?.hash ?? '')).toThrow('is in use');
  });
  it.each(['IMG_4021.HEIC', 'IMG_4022.jpg'])(
    '%s of an iPhone says how to get a JPEG',
    async (name) => {
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\x07\x07\x07\x07', 'latin1');
      await expect(savePicture(desk.edition, name, heic, false)).rejects.toThrow(
        /^This is an iPhone photo \(HEIC\)\. .*JPEG/,
      );
    },
  );
  it.each([
    ['photo.heic', 'Use a JPEG, PNG or WebP photo'],
    ['photo.jpg', "We can't open this picture"],
    ['../../x.svg.exe', 'Use a JPEG, PNG or WebP photo'],
  ])('%s is rejected, with the reason', async (name, message) => {
    await expect(savePicture(desk.edition, name, Buffer.from('GIF89a'), false)).rejects.toThrow(
      message,
    );
  });
});
