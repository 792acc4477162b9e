import { schemes } from '@appraisers/edition/loaders/read-theme.ts';
import { site, themeColor } from '#page-data/site-data.ts';
import { sitePath } from '#ui/site-path.ts';

export type HeadProps = {
  title: string;
  description: string;
  /** Path of the address that search engines should list. */
  path: string;
  /** Name of the page's picture for shared links, /share/{name}.png. */
  picture: string;
  /** "article" for a post. */
  type?: 'website' | 'article';
};

/** The head for browsers, search engines and shared links. */
export function Head({ title, description, path, picture, type = 'website' }: HeadProps) {
  const address = site.url + path;
  const image = `${site.url}/share/${picture}.png`;
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${site.shortName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={themeColor('paper', scheme)}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      {/* Older Safaris read no SVG. */}
      <link rel="icon" href={sitePath('/icon-192.png')} sizes="192x192" />
      <link rel="icon" href={sitePath('/art/mark.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={sitePath('/apple-touch-icon.png')} />
    </>
  );
}
