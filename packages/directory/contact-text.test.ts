import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import fc from 'fast-check';
import { parse } from 'vcard4';
import { describe, expect, it } from 'vitest';
import type { Appraiser } from './appraiser.ts';
import { contactText, escapeText, oneLine, vcards } from './contact-text.ts';
import { detailed, member, sampleWording } from './members.fixture.ts';

const maker = {
  state: 'UT',
  note: 'From a directory; checked on a day, at https://x.example.org',
  wording: sampleWording,
};

/** The card's properties, as another program reads them. It knows version 4.0, with the same escapes and folds. */
const propertiesOf = (given: Partial<Appraiser>) =>
  [parse(vcards([member(given)], maker).replace('VERSION:3.0', 'VERSION:4.0'))]
    .flat()
    .flatMap(({ parsedVcard }) => parsedVcard.map(({ property, value }) => [property, value]));

describe('the card of a member', () => {
  it('says who they are, where, and how to reach them', () => {
    expect(vcards([member()], maker).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Abernathy;Ruth;;;',
      'FN:Ruth Abernathy',
      'TITLE:Real estate appraiser',
      'TEL;TYPE=WORK,VOICE:+18015550101',
      'EMAIL;TYPE=INTERNET:ruth.abernathy@example.org',
      'ADR;TYPE=WORK:;;;Provo;UT;84604;USA',
      'NOTE:From a directory\\; checked on a day\\, at https://x.example.org',
      'END:VCARD',
      '',
    ]);
  });

  it('has the credential as a role, designations after the name, the website, and the rest as a note', () => {
    expect(propertiesOf(detailed)).toEqual(
      expect.arrayContaining([
        ['N', expect.objectContaining({ honorificSuffixes: ['SRA', 'AI-RRS'] })],
        ['ROLE', 'Certified Residential Appraiser'],
        ['URL', 'https://www.example.org/ruth/'],
        [
          'NOTE',
          expect.stringMatching(/\. License: 5512345-CR00\. Counties: .*\. From a directory/),
        ],
      ]),
    );
  });

  it.each([
    ['O;Brien', 'O\\;Brien'],
    ['Ruiz, Jr.', 'Ruiz\\, Jr.'],
    ['back\\slash', 'back\\\\slash'],
    ['two\r\nEND:VCARD\r\nlines', 'two END:VCARD lines'],
    ['nul\u0000 tab\t line\u2028', 'nul tab line'],
    ['half\ud83d sign', 'half sign'],
  ])('takes %j for what it is', (name, written) => expect(escapeText(name)).toBe(written));
});

it('a file has a card for each member, without a phone where there is none', () => {
  const card = vcards([member()], maker);
  const withoutPhone = card.replace(/TEL.*\r\n/, '');
  expect(vcards([member(), member({ phone: '' })], maker)).toBe(card + withoutPhone);
});

// Without straight quotes: the other program reads them in names as if they were in parameters.
const nameParts = ['END VCARD', ...`aZéñ美ʻ'’“”.,,()/&·‐–- \u0301\u00a0`];
const names = fc
  .string({ unit: fc.constantFrom(...nameParts), maxLength: 60 })
  .filter((name) => memberSchema.shape.firstName.safeParse(name).success)
  .map((name) => name.trim());

it('another program reads the same names that the list accepts, and nothing else', () => {
  fc.assert(
    fc.property(names, names, (firstName, lastName) => {
      expect(propertiesOf({ firstName, lastName })).toEqual([
        [
          'N',
          expect.objectContaining({
            familyNames: oneLine(lastName),
            givenNames: oneLine(firstName),
          }),
        ],
        ['FN', oneLine(`${firstName} ${lastName}`)],
        ['TITLE', 'Real estate appraiser'],
        ['TEL', '+18015550101'],
        ['EMAIL', 'ruth.abernathy@example.org'],
        ['ADR', expect.objectContaining({ locality: 'Provo', postalCode: '84604' })],
        ['NOTE', maker.note],
      ]);
    }),
  );
});

it('the text of a member has a line for each way to reach a member and each detail, and the source', () => {
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
