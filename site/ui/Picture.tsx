import './picture.css';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Drawing } from './Drawing.tsx';
import type { Photos } from './photo.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** Name of a drawing, or of a photo in pictures/. */
  name: string;
  alt: string;
  photos: Photos;
  /** How wide it is shown, for the browser to choose a file of a photo by. */
  sizes: string;
};

/** A picture that content names. */
export function Picture({ name, alt, photos, sizes, className, ...rest }: PictureProps) {
  if (name.endsWith('.svg'))
    return <Drawing {...rest} className={className} name={name} alt={alt} />;
  const photo = photos[name];
  if (!photo) throw new Error(`No files were made of the photo ${name}.`);
  const { avif, webp, src, width, height } = photo;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...rest}
        className={cn('photo', className)}
        srcSet={webp}
        sizes={sizes}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
