// The page's policy lets no script write markup from text (Trusted Types). Leaflet needs two exceptions.

/** An empty element, and the markup with which Leaflet tests for SVG. */
const needed = ['', '<svg/>'];

/** Call it before Leaflet loads. */
export function allowMapMarkup(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (needed.includes(html) ? html : null),
  });
}
