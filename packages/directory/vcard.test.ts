import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFields } from './member-fields.ts';
import { member, sampleMembers } from './members.fixture.ts';
import { escapeText, fileName, foldLine, vcards } from './vcard.ts';

const maker = {
  state: 'UT',
  note: 'From a directory; checked on a day, at https://x.example.org',
  contacts: contactFields,
};
const octets = (text: string) => new TextEncoder().encode(text).length;

/** The lines as a reader of RFC 6350 puts them together again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const textOfProperty = (file: string, property: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${property}:`) || line.startsWith(`${property};`))
    ?.replace(/^[^:]*:/, '');
/** The parts of a value, without their escapes. */
const parts = (value = '') =>
  (value.match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? []).map((part) =>
    part.replace(/;$/, '').replace(/\\(.)/g, '$1'),
  );

describe('the card of a member', () => {
  it('says who they are, where, and how to reach them', () => {
    expect(unfolded(vcards([member()], maker))).toEqual([
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
    ]);
  });

  it('has no phone where there is none', () => {
    expect(vcards([member({ phone: '' })], maker)).not.toContain('TEL');
  });

  it.each([
    ['O;Brien', 'O\\;Brien'],
    ['Ruiz, Jr.', 'Ruiz\\, Jr.'],
    ['back\\slash', 'back\\\\slash'],
    ['two\r\nEND:VCARD\r\nlines', 'two END:VCARD lines'],
    ['nul\u0000 tab\t line\u2028', 'nul tab line'],
    ['half\ud83d sign', 'half sign'],
  ])('takes %j for what it is', (name, written) => {
    expect(escapeText(name)).toBe(written);
    const file = vcards([member({ lastName: name })], maker);
    expect(unfolded(file)).toHaveLength(10);
    expect(parts(textOfProperty(file, 'N'))[1]).toBe('Ruth');
  });
});

describe('a file', () => {
  it('has a card for each member of a list, one after the other', () => {
    const file = vcards(sampleMembers, maker);
    expect(file.match(/BEGIN:VCARD\r\n/g)).toHaveLength(sampleMembers.length);
    expect(file.match(/END:VCARD\r\n/g)).toHaveLength(sampleMembers.length);
  });

  it.each([
    [[member()], 'ruth-abernathy.vcf'],
    [[member({ firstName: 'José', lastName: "O'Neil / ../x" })], 'jose-oneil-x.vcf'],
    [[member({ firstName: '美', lastName: '李' })], 'appraiser.vcf'],
    [[member(), member({ id: 2 })], 'appraisers.vcf'],
  ])('of %j is called %s', (members, name) => expect(fileName(members)).toBe(name));
});

const names = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
);

describe('whatever a member is called', () => {
  it('no line is longer than 75 octets, and put together they are what was folded', () => {
    fc.assert(
      fc.property(names, (text) => {
        const line = escapeText(text);
        for (const piece of foldLine(line).split('\r\n'))
          expect(octets(piece)).toBeLessThanOrEqual(75);
        expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });

  it('the card has its ten lines, and the name its parts', () => {
    fc.assert(
      fc.property(names, names, (firstName, lastName) => {
        const file = vcards([member({ firstName, lastName })], maker);
        expect(unfolded(file)).toHaveLength(10);
        expect(parts(textOfProperty(file, 'N')).slice(0, 5)).toHaveLength(5);
        expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
      }),
    );
  });
});
