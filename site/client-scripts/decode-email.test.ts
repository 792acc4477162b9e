import { concealEmail, revealEmail } from '@appraisers/directory/concealed-email.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, it } from 'vitest';
import { decodeEmail } from './decode-email.ts';

it('is what was concealed, as the finder reveals it', () => {
  const addresses = edition.members.read().map(({ email }) => email);
  for (const address of ["liam.o'neil+office@sub.example.org", ...addresses]) {
    expect(decodeEmail(concealEmail(address))).toBe(address);
    expect(decodeEmail(concealEmail(address))).toBe(revealEmail(concealEmail(address)));
  }
});
