// What a finder in a frame posts to the page of a partner around it (docs/partners.md).
import type { Appraiser } from '@appraisers/directory/appraiser.ts';

export type PartnerMessage = { readonly source: 'appraiser-finder' } & (
  | {
      readonly type: 'height';
      /** The height in px that the frame needs to show all of the finder. */
      readonly height: number;
    }
  | {
      readonly type: 'selected';
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
