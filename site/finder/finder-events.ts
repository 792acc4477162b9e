// Events from the finder to its page and to a partner's page. Scripts of these pages import only the
// types: a shared file could fail like the others.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';

/**
 * The detail of a `finder` event on the document. site/client-scripts/finder-help.ts explains failures
 * to the visitor. After a request: the finder waits for its files, has answered, its files failed or are late, or an
 * error broke the answer. `reload`: the visitor tries again where only a new page can help.
 */
export type FinderEvent = 'waiting' | 'answered' | 'failed' | 'late' | 'broken' | 'reload';

export const emitFinderEvent = (event: FinderEvent): void => {
  document.dispatchEvent(new CustomEvent('finder', { detail: event }));
};

/** What a finder in a frame posts to the page of a partner around it (docs/partners.md). */
export type PartnerMessage = { readonly source: 'appraiser-finder' } & (
  | {
      readonly type: 'height';
      /** The height in px that the frame needs to show all of the finder. */
      readonly height: number;
    }
  | {
      readonly type: 'selected';
      /** The member whose card the visitor selected. */
      readonly appraiser: Appraiser;
    }
);

/**
 * Notifies the page around the frame, if there is one. Any site that may frame the page receives it
 * (`frame-ancestors`), because some hide their address. The message contains nothing the visitor types,
 * and the finder listens to no reply.
 */
export function notifyPartner(appraiser: Appraiser): void {
  if (window.parent === window) return;
  const message: PartnerMessage = { source: 'appraiser-finder', type: 'selected', appraiser };
  window.parent.postMessage(message, '*');
}
