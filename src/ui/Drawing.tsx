import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'img'>, 'src'> & {
  /** Name of a file in public/art. */
  name: string;
  alt: string;
};

/** A drawing in the colours of the visitor's screen. A photo has but one set of colours. */
export function Drawing({ name, alt, ...rest }: DrawingProps) {
  const picture = <img {...rest} src={`/art/${name}`} alt={alt} />;
  if (!name.endsWith('.svg')) return picture;
  return (
    <picture>
      <source srcSet={`/art/dark/${name}`} media="(prefers-color-scheme: dark)" />
      {picture}
    </picture>
  );
}
