import { siteOfOwn } from '@appraisers/hosting/sites.fixture.ts';
import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

it('says whom to contact, and expires within a year of the build', () => {
  expect(securityText(siteOfOwn, new Date('2026-11-24T10:00:00Z'))).toBe(
    `Contact: mailto:${siteOfOwn.contact.email}\n` +
      'Expires: 2027-10-01T00:00:00.000Z\n' +
      'Preferred-Languages: en\n' +
      `Canonical: ${siteOfOwn.url}/.well-known/security.txt\n`,
  );
  expect(securityText(siteOfOwn, new Date('2026-01-31T23:59:59Z'))).toContain('2026-12-01T');
});
