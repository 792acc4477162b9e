// Photos as an edition stores them: not larger than a page needs, upright, and without what cameras add.
import sharp from 'sharp';

/** The longest side in pixels. */
const maxSide = 2400;

/** The format of a photo with this name. */
function formatOf(name: string): 'jpeg' | 'png' | 'webp' {
  const [ending = ''] = /\w+$/.exec(name.toLowerCase()) ?? [];
  return ending === 'png' || ending === 'webp' ? ending : 'jpeg';
}

/**
 * The photo with its longest side reduced to 2,400 pixels. It loses the place where it was taken and all else
 * that a camera writes into it. A photo without any of this stays the same.
 * @throws Error when the bytes are no photo.
 */
export async function reducedPhoto(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const photo = sharp(bytes, { failOn: 'error' });
  const { format, width, height, exif, xmp, iptc, orientation = 1 } = await photo.metadata();
  const isPlain = !exif && !xmp && !iptc && orientation === 1;
  if (isPlain && Math.max(width, height) <= maxSide && format === formatOf(name)) return bytes;
  return photo
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toFormat(formatOf(name), { quality: 90 })
    .toBuffer();
}

/** The width and height in pixels; undefined for what is no picture. */
export async function pictureSize(bytes: Uint8Array) {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    return { width, height };
  } catch {
    return undefined;
  }
}
