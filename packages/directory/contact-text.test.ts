import { expect, it } from 'vitest';
import { contactText } from './contact-text.ts';
import { contactFields } from './member-fields.ts';
import { member } from './members.fixture.ts';

it('has four lines for each member, and their source', () => {
  const maker = { state: 'Utah', note: 'The source', contacts: contactFields };
  expect(contactText([member(), member({ id: 2, phone: '' })], maker)).toBe(
    [
      'Ruth Abernathy\nProvo, Utah 84604\n(801) 555-0101\nruth.abernathy@example.org',
      'Ruth Abernathy\nProvo, Utah 84604\nN/A\nruth.abernathy@example.org',
      'The source',
    ].join('\n\n'),
  );
});
