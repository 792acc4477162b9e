import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concealEmail, revealEmail } from './concealed-email.ts';
import { sampleMembers } from './members.fixture.ts';

const address = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(...sampleMembers.map(({ email }) => email)),
  fc.constantFrom('josé.niño@example.org', '🏠@example.org', 'a+b@mail.example.org'),
);

describe('a concealed email address', () => {
  it('is written backwards, with a space for the at sign', () => {
    expect(concealEmail('ruth@example.org')).toBe('gro.elpmaxe htur');
  });

  it('is revealed as it was', () => {
    fc.assert(
      fc.property(address, (mail) => {
        expect(revealEmail(concealEmail(mail))).toBe(mail);
      }),
    );
  });

  it('is not found by programs that gather addresses', () => {
    fc.assert(
      fc.property(address, (mail) => {
        expect(concealEmail(mail)).not.toMatch(/\S+@\S+/);
        expect(concealEmail(mail)).not.toContain(mail);
      }),
    );
  });

  it('keeps its characters whole, so that a file can hold it', () => {
    fc.assert(
      fc.property(address, (mail) => {
        expect(concealEmail(mail).isWellFormed()).toBe(true);
      }),
    );
  });

  it('is empty for a member without an address', () => {
    expect(concealEmail('')).toBe('');
    expect(revealEmail('')).toBe('');
  });
});
