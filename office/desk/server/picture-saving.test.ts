import { hostileDrawings } from '@appraisers/edition/pictures/drawings.fixture.ts';
import { describe, expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { savePicture } from './picture-saving.ts';

const desk = sampleDesk({ recorded: false });

describe('a picture', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  it('gets a name that the site accepts, and replaces another only on request', async () => {
    expect(await savePicture(desk.edition, 'Board meeting (2).SVG', drawing, false)).toBe(
      'board-meeting-2.svg',
    );
    expect(await savePicture(desk.edition, 'board-meeting-2.svg', drawing, false)).toBe(
      'board-meeting-2.svg',
    );
    const other = Buffer.from(drawing.toString().replace('80', '90'));
    await expect(savePicture(desk.edition, 'board-meeting-2.svg', other, false)).rejects.toThrow(
      'already have a picture',
    );
    expect(await savePicture(desk.edition, 'board-meeting-2.svg', other, true)).toBe(
      'board-meeting-2.svg',
    );
    expect(desk.read('pictures/board-meeting-2.svg')).toContain('90');
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
