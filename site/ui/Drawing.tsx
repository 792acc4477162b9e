import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'img'>, 'src'> & {
  /** Name of a file in site/drawings, or of a drawing of the edition. */
  name: string;
  alt: string;
};

/** A drawing in the colors of the visitor's screen. */
export function Drawing({ name, alt, ...rest }: DrawingProps) {
  return (
    <picture>
      <source srcSet={`/art/dark/${name}`} media="(prefers-color-scheme: dark)" />
      <img {...rest} src={`/art/${name}`} alt={alt} />
    </picture>
  );
}
