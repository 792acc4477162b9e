import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterFor, mailto, maxCityLength } from './letter.ts';
import { member } from './members.fixture.ts';
import { anyChar } from './search.fixture.ts';

const lines = {
  greeting: 'Hello,',
  city: 'City',
  access: 'Door',
  deadline: 'Needed by',
  readers: 'Readers',
  questions: ['Do you appraise barns?', 'What is your fee?'],
};
const reason = {
  subject: 'Appraisal of a barn',
  opening: 'I have a barn.',
  date: 'As of',
};

/** What an email program reads in a link. */
function opened(href: string) {
  const { protocol, pathname, hash, searchParams } = new URL(href);
  expect([protocol, hash]).toEqual(['mailto:', '']);
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
}

describe('the letter', () => {
  it('can be sent as it is: facts and questions on their own lines, then the name and phone', () => {
    expect(letterFor(reason, lines, ' Provo ')).toEqual({
      subject: 'Appraisal of a barn, Provo',
      body: [
        'Hello,',
        '',
        'I have a barn.',
        '',
        'Property address: ',
        'City: Provo',
        'As of: ',
        'Door: ',
        'Needed by: ',
        'Readers: ',
        '',
        'Do you appraise barns?',
        'What is your fee?',
        '',
        'Thank you,',
        'Name: ',
        'Phone: ',
      ].join('\r\n'),
    });
  });

  it('without a city has none in its subject, and has the readers of its reason', () => {
    const letter = letterFor({ ...reason, readers: 'A judge' }, lines, '');
    expect(letter.subject).toBe('Appraisal of a barn');
    expect(letter.body).toContain('A judge: ');
    expect(letter.body).not.toContain('Readers');
  });
});

it('the link to several members has them as blind copies, if it is short enough', () => {
  const others = (count: number) => [
    member(),
    ...Array.from({ length: count }, (_, id) => member({ id, email: 'b+c&d@example.org' })),
  ];
  expect(opened(mailto(others(1), { subject: 's', body: 'b' }) ?? '')).toEqual({
    to: '',
    bcc: 'ruth.abernathy@example.org,b+c&d@example.org',
    subject: 's',
    body: 'b',
  });
  expect(mailto(others(99), { subject: 's', body: 'b' })).toBeUndefined();
});

const wellFormed = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
const emails = fc
  .string({ unit: fc.constantFrom(...'abcdefgh.+&=?#%'), minLength: 1, maxLength: 60 })
  .map((box) => `${box}@example.org`);

it('the link to one member has any address, subject and text as they are', () => {
  const letters = fc.record({ subject: wellFormed(60), body: wellFormed(600) });
  fc.assert(
    fc.property(emails, letters, (email, letter) => {
      const link = mailto([member({ email })], letter) ?? '';
      expect(link).toMatch(/^mailto:[\w!'()*~.@%+?&=,-]+$/);
      expect(opened(link)).toEqual({ to: email, ...letter });
    }),
    { examples: [['a+b@example.org', { subject: 'A & B?', body: '1\r\n2 + 3 = #5' }]] },
  );
});

it('any city is one line of the letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyChar, maxLength: 300 }), (city) => {
      const { body } = letterFor(reason, lines, city);
      expect(body.split('\r\n')).toHaveLength(17);
      expect(body.length).toBeLessThan(200 + maxCityLength);
    }),
  );
});
