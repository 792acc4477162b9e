// A report with something in each of its sections.

import type { ImportQuestion } from './import-questions.ts';
import type { ImportReport } from './import-report.ts';

const sampleMember = { id: 12, name: 'Yuki Tanabe', city: 'Salt Lake City', zip: '84106' };

export const sampleQuestion: ImportQuestion = {
  about: 'column',
  column: 'Privacy',
  values: [
    { value: 'Members only', count: 3 },
    { value: '(blank)', count: 1 },
  ],
};

export const sampleImportReport = (given: Partial<ImportReport> = {}): ImportReport => ({
  file: 'export.csv',
  source: 'the export',
  columns: [],
  read: ['CSV, separated by commas, UTF-8', 'Column names in row 1'],
  questions: [],
  before: 89,
  after: 88,
  added: [
    { ...sampleMember, id: 90, name: 'Maeve Smith', row: 14, returns: false },
    { ...sampleMember, id: 41, name: 'Pieter Berg', row: 15, returns: true },
  ],
  removed: [{ ...sampleMember, reason: 'is not in the export' }],
  changed: [
    {
      ...sampleMember,
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
  excluded: [{ row: 7, name: 'Rosa Villanueva', reason: 'has the status "Lapsed"' }],
  skipped: [{ row: 99, name: 'Total: 95', reason: 'has no name' }],
  kept: [],
  issues: [
    {
      row: 13,
      person: 'Kyle Draney',
      column: 'Zip',
      value: '8410',
      reason: '"8410" isn\'t a ZIP code.',
      hint: 'Fix it in the membership platform, then export or pull again.',
    },
  ],
  rejectedRows: 1,
  corrections: [
    {
      row: 14,
      person: 'Maeve Smith',
      field: 'lastName',
      column: 'Last name',
      value: 'SMITH',
      became: 'Smith',
    },
  ],
  unread: [
    {
      row: 3,
      person: 'Vai Latu',
      field: 'counties',
      column: 'Counties served',
      value: 'Utah; Coock',
      reason: '"Coock" isn\'t a county of Utah.',
      hint: 'Correct it in the membership platform. The next import adds it.',
    },
  ],
  ...given,
});
