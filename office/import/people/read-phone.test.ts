import { describe, expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

describe('a phone number', () => {
  it.each([
    ['8015550101', '18015550101'],
    ['18015550101', '18015550101'],
    ['(801) 555-0101', '18015550101'],
    ['801.555.0101', '18015550101'],
    ['+1 801 555 0101', '18015550101'],
    ['1-801-555-0101', '18015550101'],
    ['801–555–0101', '18015550101'],
    ['tel:+1-801-555-0101', '18015550101'],
    ['Cell: 801-555-0101', '18015550101'],
    ['8015550101.0', '18015550101'],
    ['8.015550101E9', '18015550101'],
    ['', ''],
    ['N/A', ''],
    ['--', ''],
  ])('%s is read as %s', (written, phone) => expect(readPhone(written)).toEqual({ text: phone }));

  it.each([
    ['801-555-0101 x12', 'the extension 12'],
    ['(801) 555-0101 ext. 12', 'the extension 12'],
    ['801-555-0101 / 385-555-0102', 'the other number'],
  ])('%s is read without %s', (written, without) =>
    expect(readPhone(written)).toEqual({ text: '18015550101', without }),
  );

  it.each([
    '555-0101',
    '801-555-010',
    '8.01555E+09',
    '+44 20 7946 0958',
    'call the office',
    '000-000-0000',
  ])('%s is none', (written) => expect(readPhone(written)).toBeUndefined());
});
