import { concealMail, revealMail } from '@appraisers/directory/concealed-mail.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, it } from 'vitest';
import { revealed } from './revealed.ts';

it('is what was concealed, as the finder reveals it', () => {
  const addresses = edition.members.read().map(({ email }) => email);
  for (const address of ["liam.o'neil+office@sub.example.org", ...addresses]) {
    expect(revealed(concealMail(address))).toBe(address);
    expect(revealed(concealMail(address))).toBe(revealMail(concealMail(address)));
  }
});
