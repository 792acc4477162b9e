import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concealEmail, revealEmail } from './concealed-email.ts';

const addresses = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('', 'josé.niño@example.org', '🏠@example.org', 'a+b@mail.example.org'),
);

describe('a concealed email address', () => {
  it('is backwards, with a space for the at sign', () => {
    expect(concealEmail('ruth@example.org')).toBe('gro.elpmaxe htur');
  });

  it('is well-formed text without an address in it, and reveals the same address', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const concealed = concealEmail(address);
        expect(concealed).not.toMatch(/\S+@\S+/);
        expect(concealed.isWellFormed()).toBe(true);
        expect(revealEmail(concealed)).toBe(address);
      }),
    );
  });
});
