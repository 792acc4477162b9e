import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concealMail, revealMail } from './concealed-mail.ts';
import { sampleMembers } from './sample-members.ts';

const address = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(...sampleMembers.map(({ email }) => email)),
  fc.constantFrom('josé.niño@example.org', '🏠@example.org', 'a+b@mail.example.org'),
);

describe('a concealed mail address', () => {
  it('is written backwards, with a space for the at sign', () => {
    expect(concealMail('ruth@example.org')).toBe('gro.elpmaxe htur');
  });

  it('is revealed as it was', () => {
    fc.assert(
      fc.property(address, (mail) => {
        expect(revealMail(concealMail(mail))).toBe(mail);
      }),
    );
  });

  it('is not found by programs that gather addresses', () => {
    fc.assert(
      fc.property(address, (mail) => {
        expect(concealMail(mail)).not.toMatch(/\S+@\S+/);
        expect(concealMail(mail)).not.toContain(mail);
      }),
    );
  });

  it('keeps its characters whole, so that a file can hold it', () => {
    fc.assert(
      fc.property(address, (mail) => {
        expect(concealMail(mail).isWellFormed()).toBe(true);
      }),
    );
  });

  it('is empty for a member without an address', () => {
    expect(concealMail('')).toBe('');
    expect(revealMail('')).toBe('');
  });
});
