import { expect, it } from 'vitest';
import { concealMail, revealMail } from '#directory/concealed-mail.ts';
import { edition } from '#loaders/edition.ts';
import { revealed } from './revealed.ts';

it('is what was concealed, as the finder reveals it', () => {
  const addresses = edition.members.read().map(({ email }) => email);
  for (const address of ["liam.o'neil+office@sub.example.org", ...addresses]) {
    expect(revealed(concealMail(address))).toBe(address);
    expect(revealed(concealMail(address))).toBe(revealMail(concealMail(address)));
  }
});
