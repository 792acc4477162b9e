import type { ArticlesPage } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { CallToAction } from './CallToAction.tsx';

type SubscribeProps = { words: ArticlesPage['subscribe']; site: Site };

/** The newsletter: a page of the platform where there is one, else a mail that is filled in. */
export function Subscribe({ words, site }: SubscribeProps) {
  const body = encodeURIComponent('Please send me the newsletter at this address.\r\n');
  const mail = `mailto:${site.contact.email}?subject=Newsletter&body=${body}`;
  return (
    <CallToAction
      heading={words.heading}
      text={words.text}
      button={words.button}
      href={site.newsletter ?? mail}
    >
      <a href="/rss.xml" className="target underline underline-offset-4">
        {words.feed}
      </a>
    </CallToAction>
  );
}
