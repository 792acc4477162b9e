import type { Site } from '#schemas/site.ts';

type HeadProps = { site: Site; title: string; description: string; path: string };

/** What browsers, search engines and shared links read of a page. */
export function Head({ site, title, description, path }: HeadProps) {
  const address = new URL(path, site.url).href;
  const fullTitle = `${title} | ${site.shortName}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
    </>
  );
}
