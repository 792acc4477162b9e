import { expect, it } from 'vitest';
import { contactText } from './contact-text.ts';
import { member, sampleWording } from './members.fixture.ts';

it('has a line for each way to reach a member and each detail, and the source', () => {
  const maker = { state: 'Utah', note: 'The source', wording: sampleWording };
  const other = member({ phone: '', email: '', languages: 'Spanish; Tongan' });
  expect(contactText([member(), other], maker)).toBe(
    [
      'Ruth Abernathy\nProvo, Utah 84604\n(801) 555-0101\nruth.abernathy@example.org',
      'Ruth Abernathy\nProvo, Utah 84604\nN/A\nLanguages: Spanish, Tongan',
      'The source',
    ].join('\n\n'),
  );
});
