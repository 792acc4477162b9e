// @vitest-environment happy-dom
import { concealEmail } from '@appraisers/directory/concealed-email.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, it } from 'vitest';

it('makes a link of each concealed address', async () => {
  const members = edition.members.read().map(({ email }) => email);
  const addresses = ["liam.o'neil+office@sub.example.org", ...members];
  for (const address of addresses) {
    const concealed = document.createElement('span');
    concealed.dataset.mail = '';
    concealed.textContent = concealEmail(address);
    document.body.append(concealed);
  }
  await import('./email-links.ts');
  const links = [...document.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(addresses);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    addresses.map((address) => `mailto:${address}`),
  );
});
