// How to report a vulnerability of the site (RFC 9116), at /.well-known/security.txt.
import type { Site } from '@appraisers/edition/schemas/site.ts';

/** The text. It expires at the start of a month, within a year, so that builds of one month are equal. */
export function securityText({ contact, url }: Pick<Site, 'contact' | 'url'>, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  const fields = {
    Contact: `mailto:${contact.email}`,
    Expires: expires.toISOString(),
    'Preferred-Languages': 'en',
    Canonical: `${url}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
