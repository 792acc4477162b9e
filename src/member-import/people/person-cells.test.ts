import { describe, expect, it } from 'vitest';
import { cleanText, hasLostLetters, isFormula } from './clean-text.ts';
import { dayOf } from './day-of.ts';
import { splitName } from './full-name.ts';
import { readMail } from './mail.ts';
import { namesInCase } from './name-case.ts';
import { readPhone } from './phone.ts';
import { saysYes } from './yes-no.ts';
import { readZip } from './zip.ts';

describe('a telephone number', () => {
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
  ])('%s is read as %s', (written, phone) => expect(readPhone(written)).toEqual({ phone }));

  it.each([
    ['801-555-0101 x12', 'the extension 12'],
    ['(801) 555-0101 ext. 12', 'the extension 12'],
    ['801-555-0101 / 385-555-0102', 'the other number'],
  ])('%s is read without %s', (written, without) =>
    expect(readPhone(written)).toEqual({ phone: '18015550101', without }),
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
  ])('%s is read as %s', (written, zip) => expect(readZip(written, ['84'])).toEqual({ zip }));

  it.each([
    ['2139', '02139'],
    ['2139-4307', '02139'],
    ['21394307', '02139'],
    ['601', '00601'],
  ])('%s gets back the zeros it lost, where the state has such ZIPs', (written, zip) =>
    expect(readZip(written, ['02', '006'])).toEqual({ zip, restored: true }),
  );
});

describe('a name in capitals', () => {
  it.each([
    ["O'BRIEN-SMITH", "O'Brien-Smith"],
    ['O’NEILL', 'O’Neill'],
    ['MCDONALD', 'McDonald'],
    ['MACDONALD', 'MacDonald'],
    ['MACHADO', 'Machado'],
    ['VAN DER BERG', 'van der Berg'],
    ['DE LA CRUZ', 'de la Cruz'],
    ['ST. JOHN', 'St. John'],
    ['NÚÑEZ', 'Núñez'],
    ['SMITH III', 'Smith III'],
    ['SMITH JR.', 'Smith Jr.'],
    ['LE', 'Le'],
  ])('%s is read as %s', (lastName, read) =>
    expect(namesInCase({ firstName: 'RUTH', lastName })).toEqual({
      firstName: 'Ruth',
      lastName: read,
    }),
  );

  it.each([
    ['MARY-ANN', 'Mary-Ann'],
    ['JOHN E', 'John E'],
    ['J.R.', 'J.R.'],
    ['BEN ALAN', 'Ben Alan'],
    ['DI', 'Di'],
    ['ED', 'Ed'],
    ['NÉVIL', 'Névil'],
  ])('%s is read as %s, as a first name', (firstName, read) =>
    expect(namesInCase({ firstName, lastName: 'AMES' }).firstName).toBe(read),
  );

  it('may be one of the two alone, and one without any capitals is read, too', () => {
    expect(namesInCase({ firstName: 'Jean', lastName: 'DUPONT' }).lastName).toBe('Dupont');
    expect(namesInCase({ firstName: 'ruth', lastName: 'ames' })).toEqual({
      firstName: 'Ruth',
      lastName: 'Ames',
    });
  });

  it.each([
    ['JD', 'Ames'],
    ['Ruth', 'McDonald'],
    ['Ruth', 'van der Berg'],
    ['DeAnn', 'LeRoy'],
    ['李', '王'],
  ])('is not what %s %s is', (firstName, lastName) =>
    expect(namesInCase({ firstName, lastName })).toEqual({ firstName, lastName }),
  );
});

describe('a name from one column', () => {
  it.each([
    ['Ruth Abernathy', 'Ruth', 'Abernathy'],
    ['Abernathy, Ruth', 'Ruth', 'Abernathy'],
    ['Ruth Q. Abernathy', 'Ruth Q.', 'Abernathy'],
    ['Abernathy, Ruth Q.', 'Ruth Q.', 'Abernathy'],
    ['Ruth Abernathy, SRA', 'Ruth', 'Abernathy'],
    ['Ruth Abernathy, MAI, AI-RRS', 'Ruth', 'Abernathy'],
    ['Dr. Ruth Abernathy', 'Ruth', 'Abernathy'],
    ['Dallin Sorensen Jr.', 'Dallin', 'Sorensen Jr.'],
    ['Dallin Sorensen, III', 'Dallin', 'Sorensen III'],
    ['Pieter van der Berg', 'Pieter', 'van der Berg'],
    ['Van Nguyen', 'Van', 'Nguyen'],
  ])('%s is first name %s, last name %s', (written, firstName, lastName) =>
    expect(splitName(written)).toEqual({ firstName, lastName }),
  );

  it.each(['Abernathy', '', 'a, b, c', ', Ruth'])('"%s" is not', (written) =>
    expect(splitName(written)).toBeUndefined(),
  );
});

describe('a mail address', () => {
  it.each([
    ['ruth@example.org', 'ruth@example.org'],
    ['RUTH@EXAMPLE.ORG', 'ruth@example.org'],
    ['Ruth.Ames@example.org', 'Ruth.Ames@example.org'],
    ['mailto:ruth@example.org', 'ruth@example.org'],
    ['Ruth Ames <ruth@example.org>', 'ruth@example.org'],
    ['none', 'none'],
    ['ruth at example.org', 'ruth at example.org'],
  ])('%s is read as %s', (written, email) => expect(readMail(written)).toEqual({ email }));

  it('is the first of several', () => {
    expect(readMail('a@example.org; b@example.org')).toEqual({
      email: 'a@example.org',
      without: '1 more',
    });
  });
});

describe('a day', () => {
  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31T00:00:00', '2027-01-31'],
    ['1/31/2027', '2027-01-31'],
    ['01/31/27', '2027-01-31'],
    ['31 Jan 2027', '2027-01-31'],
    ['31-Jan-2027', '2027-01-31'],
    ['January 31, 2027', '2027-01-31'],
    ['46418', '2027-01-31'],
    ['46418.5', '2027-01-31'],
  ])('%s is %s', (written, day) => expect(dayOf(written)).toBe(day));

  it.each(['2/30/2027', '13/13/2027', 'soon', '', '2027', '31 Foo 2027'])(
    '"%s" is none',
    (written) => expect(dayOf(written)).toBeUndefined(),
  );
});

describe('yes and no', () => {
  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    ['x', true],
    ['no', false],
    ['False', false],
    ['', false],
    ['maybe', undefined],
  ])('"%s" is %s', (written, answer) => expect(saysYes(written)).toBe(answer));
});

describe('the text of a cell', () => {
  it.each([
    ['  Ruth   Ames ', 'Ruth Ames'],
    ['Ruth\u00A0Ames', 'Ruth Ames'],
    ['\u200Eruth@example.org\u200B', 'ruth@example.org'],
    ['Jose\u0301', 'José'],
    ["'+1 801 555 0101", '+1 801 555 0101'],
    ["'=1+1", '=1+1'],
    ["'t Hooft", "'t Hooft"],
  ])('%j is read as %j', (written, read) => expect(cleanText(written)).toBe(read));

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
