// What the finder in a frame tells the page around it, for the sites of partners (docs/partners.md).
import type { Appraiser } from '@appraisers/directory/appraiser.ts';

export type PartnerMessage = { readonly source: 'appraiser-finder' } & (
  | {
      readonly type: 'height';
      /** How high the frame would have to be, in px, to show all of the finder. */
      readonly height: number;
    }
  | {
      readonly type: 'selected';
      /** Whose card the visitor has selected. */
      readonly appraiser: Appraiser;
    }
);

/**
 * Tells the page around the frame, if there is one. Anyone who is allowed to frame the page may hear it
 * (`frame-ancestors`): a page that keeps its address back could not be named here. It is told nothing
 * of what a visitor types, and nothing it says is listened to.
 */
export function notifyPartner(appraiser: Appraiser): void {
  if (window.parent === window) return;
  const message: PartnerMessage = { source: 'appraiser-finder', type: 'selected', appraiser };
  window.parent.postMessage(message, '*');
}
