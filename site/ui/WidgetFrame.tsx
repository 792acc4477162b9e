import type { Embed } from '@appraisers/edition/schemas/site.ts';
import { sitePath } from './site-path.ts';

type WidgetFrameProps = {
  embed: Embed;
  /** The visitor's word for the content: "form", "calendar". */
  kind: string;
};

/**
 * A widget in a frame, which site/client-scripts/widget-frame.ts opens after the first paint. The direct
 * link above works whatever happens in the frame.
 */
export function WidgetFrame({ embed, kind }: WidgetFrameProps) {
  // Members pay dues and fees on the membership platform, never in the site's own widgets.
  const allow = embed.src.startsWith('https://') ? 'payment' : undefined;
  const src = sitePath(embed.src);
  const className = 'w-full rounded-md border border-line';
  const frame = { title: embed.title, height: embed.height, allow, className };
  return (
    <div className="widget relative isolate print:hidden" data-widget>
      <p className="mb-3">
        Scroll inside the box to see all of it.{' '}
        <a className="link target" href={src} target="_blank" rel="noopener">
          Open the {kind} in a new tab
        </a>
      </p>
      <p className="widget-note text-soft" role="status">
        <span data-loading className="absolute inset-6 top-20 -z-1">
          Loading the {kind}…
        </span>
        <span data-silent hidden className="notice">
          The {kind} didn’t load. Use the link above to open it in a new tab.
        </span>
      </p>
      <iframe {...frame} data-src={src} />
      <noscript>
        <iframe {...frame} src={src} />
      </noscript>
    </div>
  );
}
