// Makes files of photos in the sizes that pages show. The originals are not published.
import { getImage } from 'astro:assets';
import { originals } from 'virtual:photos';
import type { Photo, Photos } from '#ui/Picture.tsx';

/** The widths of the files in pixels. A width and height crop the photo. */
const crops = {
  // The face is in the upper part of an upright photo.
  portrait: { widths: [80, 160, 240], width: 80, height: 80, position: 'top' },
  card: { widths: [480, 720, 960], width: 480, height: 300 },
  text: { widths: [480, 720, 1344] },
} as const;
type Crop = keyof typeof crops;

const formats = { avif: 45, webp: 60 } as const;

async function made(name: string, shape: Crop, format: keyof typeof formats) {
  const src = originals[name];
  if (!src) throw new Error(`The edition does not use a photo ${name}.`);
  const { widths, ...cut } = crops[shape];
  const quality = formats[format];
  const { srcSet } = await getImage({
    src,
    format,
    quality,
    fit: 'cover',
    ...cut,
    widths: [...widths],
  });
  return srcSet;
}

async function photo(name: string, shape: Crop): Promise<Photo> {
  const [avif, webp] = await Promise.all([made(name, shape, 'avif'), made(name, shape, 'webp')]);
  const { url: src = '' } = webp.values[0] ?? {};
  const { width = 0, height = 0 } = webp.values.at(-1)?.transform ?? {};
  return { avif: avif.attribute, webp: webp.attribute, src, width, height };
}

type Pictured = { readonly image?: string | undefined };

/** The files of the pictures that are photos. */
export async function photos(pictured: readonly Pictured[], shape: Crop): Promise<Photos> {
  const names = new Set(
    pictured.map(({ image = '' }) => image).filter((name) => name in originals),
  );
  return Object.fromEntries(
    await Promise.all([...names].map(async (name) => [name, await photo(name, shape)] as const)),
  );
}
