import { describe, expect, it } from 'vitest';
import { formatPhone, phoneHref } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['18015550142', '(801) 555-0142'],
    ['8015550142', '(801) 555-0142'],
    ['1805550142', '(180) 555-0142'],
    ['', 'N/A'],
    [undefined, 'N/A'],
  ])('%j is shown as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

  it.each([
    ...['28015550142', '118015550142', '801555014', '5550142', '801-555-0142', '+18015550142'],
    ...['8015550142 x5', ' 8015550142', '8015550142\n', 'call the office'],
  ])('%j is shown as it is', (phone) => expect(formatPhone(phone)).toBe(phone));
});

it.each([
  ['18015550142', 'tel:+18015550142'],
  ['8015550142', 'tel:+18015550142'],
  ['(801) 555-0142', 'tel:+18015550142'],
  ['5550142', 'tel:5550142'],
  ['28015550142', 'tel:28015550142'],
  ['call the office', undefined],
  ['', undefined],
])('the link of %j is %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
