import { describe, expect, it } from 'vitest';
import { sampleContext } from '#import/import.fixture.ts';
import { namesInCase, splitLastFirst, splitName } from './names.ts';
import { readPlaceCell } from './place-cell.ts';

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
  ['Sorensen, Dallin Jr.', 'Dallin', 'Sorensen Jr.'],
  ['Sorensen Jr., Dallin', 'Dallin', 'Sorensen Jr.'],
  ['Sorensen, Dallin, Jr.', 'Dallin', 'Sorensen Jr.'],
  ['Pieter van der Berg', 'Pieter', 'van der Berg'],
  ['Van Nguyen', 'Van', 'Nguyen'],
])('the name %s is first name %s, last name %s', (written, firstName, lastName) =>
  expect(splitName(written)).toEqual({ firstName, lastName }),
);

it.each([
  ['Haile, Desta', 'Desta', 'Haile'],
  ['Haile Desta', 'Desta', 'Haile'],
  ['van der Berg, Pieter', 'Pieter', 'van der Berg'],
  ['Haile, Desta, SRA', 'Desta', 'Haile'],
  ['Haile Desta, SRA', 'Desta', 'Haile'],
])('the last and first name %s is first name %s, last name %s', (cell, firstName, lastName) =>
  expect(splitLastFirst(cell)).toEqual({ firstName, lastName }),
);

it.each(['Abernathy', '', 'a, b, c', ', Ruth'])('"%s" is no name', (written) =>
  expect(splitName(written)).toBeUndefined(),
);
it.each(['Haile', 'Haile Desta Maria', 'Haile, SRA', ''])('"%s" is not guessed', (cell) =>
  expect(splitLastFirst(cell)).toBeUndefined(),
);

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
  ])('%s is the last name %s', (written, lastName) =>
    expect(namesInCase({ firstName: 'RUTH', lastName: written })).toEqual({
      firstName: 'Ruth',
      lastName,
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
  ])('%s is the first name %s', (firstName, read) =>
    expect(namesInCase({ firstName, lastName: 'AMES' }).firstName).toBe(read),
  );

  it.each([
    ['Jean DUPONT', 'Jean Dupont'],
    ['ruth ames', 'Ruth Ames'],
    ['JD Ames', 'JD Ames'],
    ['Ruth McDonald', 'Ruth McDonald'],
    ['DeAnn LeRoy', 'DeAnn LeRoy'],
    ['李 王', '李 王'],
  ])('may be one of two, or none: %s', (written, name) => {
    const [firstName = '', lastName = ''] = written.split(' ');
    expect(Object.values(namesInCase({ firstName, lastName })).join(' ')).toBe(name);
  });
});

it.each([
  ['Provo, UT 84604', 'Provo', 'UT', '84604'],
  ['Provo UT 84604-1234', 'Provo', 'UT', '84604-1234'],
  ['PROVO UTAH 84604', 'PROVO', 'UT', '84604'],
  ['Provo 84604', 'Provo', '', '84604'],
  ['St. George, UT, 84770', 'St. George', 'UT', '84770'],
  ['123 Main St, Provo, UT 84604', 'Provo', 'UT', '84604'],
  ['123 Main St\nProvo, UT 84604', 'Provo', 'UT', '84604'],
  ['123 Main St  Provo  UT  84604  US', 'Provo', 'UT', '84604'],
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
  ['', '', '', ''],
  ['Provo, UT', '', '', 'Provo, UT'],
])('city, state and ZIP code are at the end of "%s"', (cell, city, state, zip) => {
  expect(readPlaceCell(cell, sampleContext)).toEqual({ city, state, zip });
});
