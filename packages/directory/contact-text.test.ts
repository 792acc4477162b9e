import { expect, it } from 'vitest';
import { contactDetails, contactText } from './contact-text.ts';
import { contactFields } from './member-fields.ts';
import { detailed, member, sampleWording } from './members.fixture.ts';

it('has four lines for each member, and their source', () => {
  const maker = {
    state: 'Utah',
    note: 'The source',
    contacts: contactFields,
    wording: sampleWording,
  };
  expect(contactText([member(), member({ id: 2, phone: '' })], maker)).toBe(
    [
      'Ruth Abernathy\nProvo, Utah 84604\n(801) 555-0101\nruth.abernathy@example.org',
      'Ruth Abernathy\nProvo, Utah 84604\nN/A\nruth.abernathy@example.org',
      'The source',
    ].join('\n\n'),
  );
});

it('has a line for each detail that a member states', () => {
  const maker = { state: 'Utah', note: '', contacts: [], wording: sampleWording };
  const [, , ...details] = contactText([detailed], maker).split('\n');
  expect(details[0]).toBe('Credential: Certified Residential Appraiser');
  expect(details).toContain('Website: www.example.org/ruth');
});

it('shows the phone number, N/A without a link if it is missing, then the email address', () => {
  expect(contactDetails(member(), contactFields).map(({ text, href }) => [text, href])).toEqual([
    ['(801) 555-0101', 'tel:+18015550101'],
    ['ruth.abernathy@example.org', 'mailto:ruth.abernathy@example.org'],
  ]);
  const [withoutPhone] = contactDetails(member({ phone: '' }), contactFields);
  expect(withoutPhone).toMatchObject({ text: 'N/A', href: undefined });
});

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
