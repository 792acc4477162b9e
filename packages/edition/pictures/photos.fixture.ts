// For tests: a photo as a phone takes it, and what is in a file.
import sharp from 'sharp';

/** A photo that lies on its side, with the place where it was taken. */
export const photoOfPhone = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7c2d0d' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '40/1 14/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const metadataOf = (bytes: Uint8Array) => sharp(bytes).metadata();
