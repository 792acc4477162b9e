import { describe, expect, it } from 'vitest';
import {
  cleanText,
  hasLostLetters,
  isFormula,
  isOnlyPhone,
  readEmail,
  readPhone,
  readZip,
} from './read-cell.ts';

describe('the text of a cell', () => {
  it.each([
    ['  Ruth   Ames ', 'Ruth Ames'],
    ['Ruth\u00A0Ames', 'Ruth Ames'],
    ['\u200Eruth@example.org\u200B', 'ruth@example.org'],
    ['Jose\u0301', 'José'],
    ["'+1 801 555 0101", '+1 801 555 0101'],
    ["'=1+1", '=1+1'],
    ["'t Hooft", "'t Hooft"],
  ])('%j is read as %j', (cell, text) => expect(cleanText(cell)).toBe(text));

  it.each(['=1+1', '+1', '-x', '@x', '\tx', '＝x'])('%j is a formula to a spreadsheet', (cell) =>
    expect(isFormula(cell)).toBe(true),
  );

  it.each(['Jos\uFFFD', 'JosÃ©', 'Jos?fina', 'Oâ€™Brien'])('%s has lost letters', (cell) =>
    expect(hasLostLetters(cell)).toBe(true),
  );
  it.each(['José', 'Zoë Ames', 'Who?', 'Âne'])('%s has not', (cell) =>
    expect(hasLostLetters(cell)).toBe(false),
  );
});

describe('an email address', () => {
  it.each([
    ['ruth@example.org', 'ruth@example.org'],
    ['RUTH@EXAMPLE.ORG', 'ruth@example.org'],
    ['Ruth.Ames@example.org', 'Ruth.Ames@example.org'],
    ['mailto:ruth@example.org', 'ruth@example.org'],
    ['Ruth Ames <ruth@example.org>', 'ruth@example.org'],
    ['none', 'none'],
    ['a@example.org; b@example.org', 'a@example.org'],
    ['ruth at example.org', 'ruth at example.org'],
  ])('%s is read as %s', (cell, text) => expect(readEmail(cell)).toBe(text));
});

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
    ['8.015550101E9', '18015550101'],
  ])('%s is read as %s', (cell, text) =>
    expect([readPhone(cell), isOnlyPhone(cell, text)]).toEqual([text, true]),
  );

  it.each(['', 'N/A', '--'])('"%s" is an empty cell', (cell) => expect(readPhone(cell)).toBe(''));

  it.each([
    '8015550101.0',
    '801-555-0101 x12',
    '(801) 555-0101 ext. 12',
    '801-555-0101 / 385-555-0102',
  ])('%s is read, and has more than the number', (cell) => {
    expect(readPhone(cell)).toBe('18015550101');
    expect(isOnlyPhone(cell, '18015550101')).toBe(false);
  });

  it.each([
    '555-0101',
    '801-555-010',
    '8.01555E+09',
    '+44 20 7946 0958',
    'call the office',
    '000-000-0000',
  ])('%s is none', (cell) => expect(readPhone(cell)).toBeUndefined());
});

describe('a ZIP code', () => {
  it.each([
    ['84604', '84604'],
    ['84604-1234', '84604'],
    ['84604 1234', '84604'],
    ['846041234', '84604'],
    ['84604.0', '84604'],
    ['XY 84604', '84604'],
    ['8460', '8460'],
    ['84G04', '84G04'],
    ['K1A 0B1', 'K1A 0B1'],
    ['84604 – 1234', '84604'],
    ...['8015550142', '84321 or maybe 84101-0001', '801-555-0142', '84604x', '846041'].map(
      (text) => [text, text],
    ),
  ])('%s is read as %s', (cell, text) => expect(readZip(cell, ['84'])).toBe(text));

  it.each([
    ['2139', '02139'],
    ['2139-4307', '02139'],
    ['21394307', '02139'],
    ['601', '00601'],
  ])('%s gets back the zeros it lost, where the state has such ZIPs', (cell, text) =>
    expect(readZip(cell, ['02', '006'])).toBe(text),
  );
});
