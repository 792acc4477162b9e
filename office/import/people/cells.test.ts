import { describe, expect, it } from 'vitest';
import { sampleContext } from '#import/import.fixture.ts';
import { namesInCase, splitLastFirst, splitName } from './names.ts';
import { readPlaceCell } from './place-cell.ts';
import {
  cleanText,
  hasLostLetters,
  isOnlyPhone,
  readEmail,
  readPhone,
  readZip,
} from './read-cell.ts';

it.each([
  ['Ruth Q. Abernathy', 'Ruth Q.', 'Abernathy'],
  ['Abernathy, Ruth Q.', 'Ruth Q.', 'Abernathy'],
  ['Dr. Ruth Abernathy, MAI, AI-RRS', 'Ruth', 'Abernathy'],
  ['Dallin Sorensen Jr.', 'Dallin', 'Sorensen Jr.'],
  ['Dallin Sorensen, III', 'Dallin', 'Sorensen III'],
  ['Sorensen, Dallin Jr.', 'Dallin', 'Sorensen Jr.'],
  ['Sorensen Jr., Dallin', 'Dallin', 'Sorensen Jr.'],
  ['Pieter van der Berg', 'Pieter', 'van der Berg'],
  ['Van Nguyen', 'Van', 'Nguyen'],
])('the name %s is first name %s, last name %s', (written, firstName, lastName) =>
  expect(splitName(written)).toEqual({ firstName, lastName }),
);

it.each([
  ['Haile Desta', 'Desta', 'Haile'],
  ['van der Berg, Pieter', 'Pieter', 'van der Berg'],
  ['Haile, Desta, SRA', 'Desta', 'Haile'],
  ['Haile Desta, SRA', 'Desta', 'Haile'],
])('the last and first name %s is first name %s, last name %s', (cell, firstName, lastName) =>
  expect(splitLastFirst(cell)).toEqual({ firstName, lastName }),
);

it('a single word, or more names than two, are not guessed', () => {
  for (const name of ['Abernathy', '', 'a, b, c', ', Ruth'])
    expect([name, splitName(name)]).toEqual([name, undefined]);
  for (const name of ['Haile', 'Haile Desta Maria', 'Haile, SRA', ''])
    expect([name, splitLastFirst(name)]).toEqual([name, undefined]);
});

it.each([
  ['RUTH O’NEILL', 'Ruth O’Neill'],
  ['RUTH SMITH III', 'Ruth Smith III'],
  ['RUTH LE', 'Ruth Le'],
  ['MARY-ANN AMES', 'Mary-Ann Ames'],
  ['J.R. AMES', 'J.R. Ames'],
  ['DI AMES', 'Di Ames'],
  ['NÉVIL AMES', 'Névil Ames'],
  ['Jean DUPONT', 'Jean Dupont'],
  ['ruth ames', 'Ruth Ames'],
  ['JD Ames', 'JD Ames'],
  ['DeAnn LeRoy', 'DeAnn LeRoy'],
  ['李 王', '李 王'],
])('the name %s is written as %s', (written, name) => {
  const [firstName = '', ...last] = written.split(' ');
  const read = namesInCase({ firstName, lastName: last.join(' ') });
  expect(`${read.firstName} ${read.lastName}`).toBe(name);
});

it.each([
  ['PROVO UTAH 84604', 'PROVO', 'UT', '84604'],
  ['Provo 84604', 'Provo', '', '84604'],
  ['St. George, UT, 84770', 'St. George', 'UT', '84770'],
  ['123 Main St\nProvo, UT 84604', 'Provo', 'UT', '84604'],
  ['123 Main St Provo UT 84604 USA', 'Provo', 'UT', '84604'],
  ['PO Box 12, Salt Lake City, UT 84101, United States', 'Salt Lake City', 'UT', '84101'],
  // North Logan is a town of its own, and has another ZIP code.
  ['100 North Logan, UT 84321', 'Logan', 'UT', '84321'],
  ['North Logan, UT 84341', 'North Logan', 'UT', '84341'],
  ['Boise, ID 83702', 'Boise', 'ID', '83702'],
  ['Provoo, UT 84604', 'Provoo', 'UT', '84604'],
  // A street is no town. The ZIP code gives the town.
  ['123 Main St, UT 84604', '', 'UT', '84604'],
  ['84604', '', '', '84604'],
  ['Provo, UT', '', '', 'Provo, UT'],
])('city, state and ZIP code are at the end of "%s"', (cell, city, state, zip) => {
  expect(readPlaceCell(cell, sampleContext)).toEqual({ city, state, zip });
});

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
