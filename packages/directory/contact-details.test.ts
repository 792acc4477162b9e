import { expect, it } from 'vitest';
import { contactDetails } from './contact-details.ts';
import { contactFields } from './member-fields.ts';
import { member } from './members.fixture.ts';

it('shows the phone number, then the email address', () => {
  expect(contactDetails(member(), contactFields).map(({ text, href }) => [text, href])).toEqual([
    ['(801) 555-0101', 'tel:+18015550101'],
    ['ruth.abernathy@example.org', 'mailto:ruth.abernathy@example.org'],
  ]);
});

it('shows N/A for a missing phone number, without a link', () =>
  expect(contactDetails(member({ phone: '' }), contactFields)[0]).toMatchObject({
    text: 'N/A',
    href: undefined,
  }));

it('links a web address, and leaves out one that is missing', () => {
  const website = {
    name: 'email',
    title: 'Website',
    kind: 'web',
    copies: '',
    vcard: 'URL',
  } as const;
  const email = 'https://www.example.org/ruth';
  expect(contactDetails(member({ email }), [website])).toMatchObject([
    { text: email, href: email },
  ]);
  expect(contactDetails(member({ email: '' }), [website])).toEqual([]);
});
