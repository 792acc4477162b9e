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

async function photo(name: string, shape: Crop): Promise<Photo> {
  const original = originals[name];
  if (!original) throw new Error(`The edition does not use a photo ${name}.`);
  const { widths, ...cut } = crops[shape];
  const options = { src: original, format: 'webp', quality: 60, fit: 'cover', ...cut } as const;
  const { srcSet } = await getImage({ ...options, widths: [...widths] });
  const { url: src = '' } = srcSet.values[0] ?? {};
  const { width = 0, height = 0 } = srcSet.values.at(-1)?.transform ?? {};
  return { srcSet: srcSet.attribute, src, width, height };
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
