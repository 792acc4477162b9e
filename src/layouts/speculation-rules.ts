// Tells the browser to fetch a page of this site once the visitor means to go there.
import { createHash } from 'node:crypto';

export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The policy of the pages knows the rules by their hash. */
export const speculationRulesHash =
  `sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
