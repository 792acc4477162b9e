import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneHref } from './phone.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

describe('a phone number', () => {
  it.each([
    ['eleven digits starting with 1', '18015550142', '(801) 555-0142'],
    ['ten digits', '8015550142', '(801) 555-0142'],
    ['ten digits starting with 1', '1805550142', '(180) 555-0142'],
  ])('of %s is shown as an American number', (_what, phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  it.each([
    ['eleven digits not starting with 1', '28015550142'],
    ['twelve digits', '118015550142'],
    ['nine digits', '801555014'],
    ['seven digits', '5550142'],
    ['hyphens', '801-555-0142'],
    ['a plus sign', '+18015550142'],
    ['an extension', '8015550142 x5'],
    ['a space before it', ' 8015550142'],
    ['a line break after it', '8015550142\n'],
    ['words', 'call the office'],
  ])('with %s is shown as it is', (_what, phone) => {
    expect(formatPhone(phone)).toBe(phone);
  });

  it.each(['', undefined, null])('that is missing (%j) is shown as N/A', (phone) => {
    expect(formatPhone(phone)).toBe('N/A');
  });

  it('is shown the same with and without the leading 1, and keeps its digits', () => {
    fc.assert(
      fc.property(digits(10), (ten) => {
        expect(formatPhone(`1${ten}`)).toBe(formatPhone(ten));
        expect(formatPhone(ten)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(formatPhone(ten).replace(/\D/g, '')).toBe(ten);
      }),
    );
  });
});

describe('the link of a phone number', () => {
  it.each([
    ['18015550142', 'tel:+18015550142'],
    ['8015550142', 'tel:+18015550142'],
    ['(801) 555-0142', 'tel:+18015550142'],
    ['1 801 555 0142', 'tel:+18015550142'],
    ['5550142', 'tel:5550142'],
    ['28015550142', 'tel:28015550142'],
  ])('%j is %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each(['', 'call the office', undefined, null])('is left out for %j', (phone) => {
    expect(phoneHref(phone)).toBeUndefined();
  });
});
