// Cells with several values: city, state and ZIP, or last and first name.
import { describe, expect, it } from 'vitest';
import { sampleContext } from '#import/import.fixture.ts';
import { splitLastFirst } from './names.ts';
import { readPlaceCell } from './place-cell.ts';

describe('a cell with city, state and ZIP code', () => {
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
  ])('is read from its end: %s', (cell, city, state, zip) => {
    expect(readPlaceCell(cell, sampleContext)).toEqual({ city, state, zip });
  });
});

describe('a cell with last and first name', () => {
  it.each([
    ['Haile, Desta', 'Desta', 'Haile'],
    ['Haile Desta', 'Desta', 'Haile'],
    ['van der Berg, Pieter', 'Pieter', 'van der Berg'],
    ['Haile, Desta, SRA', 'Desta', 'Haile'],
    ['Haile Desta, SRA', 'Desta', 'Haile'],
  ])('is split: %s', (cell, firstName, lastName) => {
    expect(splitLastFirst(cell)).toEqual({ firstName, lastName });
  });

  it.each(['Haile', 'Haile Desta Maria', 'Haile, SRA', ''])('is not guessed: %s', (cell) =>
    expect(splitLastFirst(cell)).toBeUndefined(),
  );
});
