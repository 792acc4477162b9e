import type { ComponentProps } from 'react';
import { sitePath } from './site-path.ts';

/** The files of a photo, for screens of different widths. */
export type Photo = {
  readonly srcSet: string;
  readonly src: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
};

/** Photos by the names of their files in pictures/. */
export type Photos = Readonly<Record<string, Photo>>;

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** Name of a drawing, or of a photo in pictures/. */
  name: string;
  alt: string;
  photos: Photos;
  /** The width on the page, by which the browser chooses a file of a photo. */
  sizes: string;
};

/** A picture that the edition names. */
export function Picture({ name, alt, photos, sizes, ...rest }: PictureProps) {
  if (name.endsWith('.svg')) return <Drawing {...rest} name={name} alt={alt} />;
  const photo = photos[name];
  if (!photo) throw new Error(`The page has no resized files of the photo ${name}.`);
  return <img {...rest} {...photo} sizes={sizes} alt={alt} />;
}

type DrawingProps = Omit<ComponentProps<'img'>, 'src'> & {
  /** Name of a file in packages/edition/drawings, or of a drawing of the edition. */
  name: string;
  alt: string;
};

/** A drawing in the colors of the visitor's screen, usually of 480 × 300 pixels. */
export function Drawing({ name, alt, width = 480, height = 300, ...rest }: DrawingProps) {
  return (
    <picture>
      <source srcSet={sitePath(`/art/dark/${name}`)} media="(prefers-color-scheme: dark)" />
      <img {...rest} width={width} height={height} src={sitePath(`/art/${name}`)} alt={alt} />
    </picture>
  );
}
