import { sitePath } from './site-path.ts';
import './content.css';
import type { Embed } from '@appraisers/edition/schemas/site.ts';

export type WidgetFrameProps = {
  embed: Embed;
  /** The visitor's word for the content: "form", "calendar". */
  kind: string;
};

/**
 * A widget in a frame, which site/client-scripts/widget-frame.ts opens after the first paint. The direct
 * link below works whatever happens in the frame.
 */
export function WidgetFrame({ embed, kind }: WidgetFrameProps) {
  // Members pay dues and fees on the membership platform, never in the site's own widgets.
  const allow = embed.src.startsWith('https://') ? 'payment' : undefined;
  const src = sitePath(embed.src);
  return (
    <div className="widget" data-widget>
      <p className="widget-note" role="status">
        <span data-loading>Loading the {kind}…</span>
        <span data-silent hidden className="notice">
          The {kind} didn’t load. Use the link below to open it in a new tab.
        </span>
      </p>
      <iframe data-src={src} title={embed.title} height={embed.height} allow={allow} />
      <noscript>
        <iframe src={src} title={embed.title} height={embed.height} allow={allow} />
      </noscript>
      <p className="mt-3 text-sm">
        Trouble with the {kind}?{' '}
        <a className="link target" href={src} target="_blank" rel="noopener">
          Open it in a new tab
        </a>
      </p>
    </div>
  );
}
