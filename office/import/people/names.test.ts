import { expect, it } from 'vitest';
import { sampleContext } from '#import/import.fixture.ts';
import { namesInCase, splitLastFirst, splitName } from './names.ts';
import { readPlaceCell } from './place-cell.ts';

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
  ["RUTH O'BRIEN-SMITH", "Ruth O'Brien-Smith"],
  ['RUTH O’NEILL', 'Ruth O’Neill'],
  ['RUTH MCDONALD', 'Ruth McDonald'],
  ['RUTH MACHADO', 'Ruth Machado'],
  ['RUTH VAN DER BERG', 'Ruth van der Berg'],
  ['RUTH ST. JOHN', 'Ruth St. John'],
  ['RUTH NÚÑEZ', 'Ruth Núñez'],
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
