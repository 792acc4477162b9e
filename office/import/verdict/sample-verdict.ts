// A verdict with something in each of its sections, for the tests that show it.
import type { Question } from './questions.ts';
import type { Verdict } from './verdict.ts';

const somebody = { id: 12, name: 'Yuki Tanabe', city: 'Salt Lake City', zip: '84106' };

export const sampleQuestion: Question = {
  about: 'column',
  column: 'Privacy',
  values: [
    { value: 'Members only', count: 3 },
    { value: '(blank)', count: 1 },
  ],
};

export const sampleVerdict = (given: Partial<Verdict> = {}): Verdict => ({
  file: 'export.csv',
  source: 'the export',
  read: ['CSV, commas between the cells, UTF-8', 'the names of the columns in row 1'],
  questions: [],
  before: 89,
  after: 88,
  added: [
    { ...somebody, id: 90, name: 'Maeve Smith', row: 14, returns: false },
    { ...somebody, id: 41, name: 'Pieter Berg', row: 15, returns: true },
  ],
  removed: [{ ...somebody, reason: 'is not in the export' }],
  changed: [
    {
      ...somebody,
      id: 2,
      name: 'Vai Latu',
      row: 3,
      fields: [
        { field: 'phone', from: '13855550187', to: '' },
        { field: 'city', from: 'Sandy', to: 'Provo' },
      ],
      doubtful: true,
    },
  ],
  unchanged: 86,
  out: [{ row: 7, name: 'Rosa Villanueva', reason: 'the status is "Lapsed"' }],
  aside: [{ row: 99, name: 'Total: 95', reason: 'names nobody' }],
  refused: [
    {
      row: 13,
      person: 'Kyle Draney',
      column: 'Zip',
      value: '8410',
      reason: 'expected a ZIP code of five digits',
      remedy: 'Correct it in the membership platform, then export or pull again.',
    },
  ],
  refusedRows: 1,
  putRight: [
    {
      row: 14,
      person: 'Maeve Smith',
      field: 'lastName',
      column: 'Last name',
      value: 'SMITH',
      became: 'Smith',
    },
  ],
  ...given,
});
