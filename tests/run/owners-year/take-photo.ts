// A photo like those of phones: several megabytes, with detail at every size.
import sharp from 'sharp';

/** Writes a photo of this size, in px. */
export async function takePhoto(file: string, width: number, height: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const shapes = await sharp({
    create: { width: 90, height: 68, channels: 3, noise, background: '#888' },
  })
    .png()
    .toBuffer();
  const grain = await sharp({ create: { width, height, channels: 3, noise, background: '#888' } })
    .blur(1.5)
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(shapes)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 99 })
    .toFile(file);
}
