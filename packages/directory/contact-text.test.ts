import { expect, it } from 'vitest';
import { contactDetails, contactText } from './contact-text.ts';
import { detailed, member, sampleWording } from './members.fixture.ts';

it('has four lines for each member, and their source', () => {
  const maker = { state: 'Utah', note: 'The source', wording: sampleWording };
  expect(contactText([member(), member({ id: 2, phone: '' })], maker)).toBe(
    [
      'Ruth Abernathy\nProvo, Utah 84604\n(801) 555-0101\nruth.abernathy@example.org',
      'Ruth Abernathy\nProvo, Utah 84604\nN/A\nruth.abernathy@example.org',
      'The source',
    ].join('\n\n'),
  );
});

it('has a line for each detail that a member states', () => {
  const maker = { state: 'Utah', note: '', wording: sampleWording };
  const [, , , , ...details] = contactText([detailed], maker).split('\n');
  expect(details[0]).toBe('Credential: Certified Residential Appraiser');
  expect(details).toContain('Website: www.example.org/ruth');
});

it('shows the phone number, N/A without a link if it is missing, then the email address if there is one', () => {
  expect(contactDetails(member()).map(({ text, href }) => [text, href])).toEqual([
    ['(801) 555-0101', 'tel:+18015550101'],
    ['ruth.abernathy@example.org', 'mailto:ruth.abernathy@example.org'],
  ]);
  const [withoutPhone] = contactDetails(member({ phone: '' }));
  expect(withoutPhone).toMatchObject({ text: 'N/A', href: undefined });
  expect(contactDetails(member({ email: '' }))).toHaveLength(1);
});
