import { describe, expect, it } from 'vitest';
import {
  cleanText,
  hasLostLetters,
  isOnlyPhone,
  readEmail,
  readPhone,
  readZip,
} from './read-cell.ts';

it.each([
  ['  Ruth   Ames ', 'Ruth Ames'],
  ['Ruth\u00A0Ames', 'Ruth Ames'],
  ['\u200Eruth@example.org\u200B', 'ruth@example.org'],
  ['Jose\u0301', 'José'],
  ["'+1 801 555 0101", '+1 801 555 0101'],
  ["'t Hooft", "'t Hooft"],
])('the text %j is read as %j', (cell, text) => expect(cleanText(cell)).toBe(text));

it('letters are lost by a wrong encoding, and not by a question or an accent', () => {
  const cells = ['Jos\uFFFD', 'JosÃ©', 'Jos?fina', 'Oâ€™Brien', 'José', 'Who?', 'Âne'];
  expect(cells.filter(hasLostLetters)).toEqual(cells.slice(0, 4));
});

it.each([
  ['RUTH@EXAMPLE.ORG', 'ruth@example.org'],
  ['Ruth.Ames@example.org', 'Ruth.Ames@example.org'],
  ['mailto:ruth@example.org', 'ruth@example.org'],
  ['Ruth Ames <ruth@example.org>', 'ruth@example.org'],
  ['a@example.org; b@example.org', 'a@example.org'],
  ['ruth at example.org', 'ruth at example.org'],
])('the email address %s is read as %s', (cell, text) => expect(readEmail(cell)).toBe(text));

describe('a phone number', () => {
  it.each([
    ...['8015550101', '(801) 555-0101', '801.555.0101', '+1 801 555 0101', '801–555–0101'],
    ...['tel:+1-801-555-0101', 'Cell: 801-555-0101', '8.015550101E9'],
  ])('is read from %s', (cell) =>
    expect([readPhone(cell), isOnlyPhone(cell, '18015550101')]).toEqual(['18015550101', true]),
  );

  it.each(['8015550101.0', '801-555-0101 x12', '801-555-0101 / 385-555-0102'])(
    'is read from %s, which has more',
    (cell) =>
      expect([readPhone(cell), isOnlyPhone(cell, '18015550101')]).toEqual(['18015550101', false]),
  );

  it.each(['555-0101', '8.01555E+09', '+44 20 7946 0958', 'call the office', '000-000-0000'])(
    'is not %s',
    (cell) => expect(readPhone(cell)).toBeUndefined(),
  );

  it.each(['', 'N/A', '--'])('is empty in "%s"', (cell) => expect(readPhone(cell)).toBe(''));
});

describe('a ZIP code', () => {
  it.each(['84604-1234', '84604 1234', '846041234', '84604.0', 'XY 84604', '84604 – 1234'])(
    '%s is read as 84604',
    (cell) => expect(readZip(cell, ['84'])).toBe('84604'),
  );
  it.each([
    ...['8460', '84G04', 'K1A 0B1', '8015550142', '84321 or maybe 84101-0001', '801-555-0142'],
    ...['84604x', '846041'],
  ])('is not read from %s', (cell) => expect(readZip(cell, ['84'])).toBe(cell));

  it.each([
    ['2139', '02139'],
    ['2139-4307', '02139'],
    ['21394307', '02139'],
    ['601', '00601'],
  ])('%s gets back the zeros it lost, where the state has such ZIPs', (cell, text) =>
    expect(readZip(cell, ['02', '006'])).toBe(text),
  );
});
