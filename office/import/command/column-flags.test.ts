import { describe, expect, it } from 'vitest';
import type { ColumnChoice } from '#import/columns/column-choices.ts';
import { withChoices } from '#import/columns/column-choices.ts';
import { contextWith, planSample, sampleContext, sampleList } from '#import/import.fixture.ts';
import { importWithColumns } from './column-flags.ts';

const person = ['Who,Where,How', 'Ann Doe,84604,a@example.org'];
const chosen = [
  { column: 'Who', use: 'fullName' },
  { column: 'How', use: 'email' },
  { column: 'Where', use: 'zip' },
];

/** Imports with these answers in the terminal. */
async function importAnswering(answers: string, [header, row] = person, isFull = false) {
  const questions: string[] = [];
  const remembered: (readonly ColumnChoice[])[] = [];
  const { report } = await importWithColumns(
    async (choices) => {
      const columns = withChoices(sampleContext.rule.columns, choices);
      const context = contextWith({ columns });
      const { report, members } = await planSample(`${header}\n${row}\n`, sampleList(), context);
      const outcome =
        report.questions.length > 0
          ? { kind: 'stopped' as const, why: [] }
          : { kind: 'same' as const };
      return { report, members, outcome, page: '' };
    },
    [],
    async (question) => {
      questions.push(question);
      return answers.split(' ')[questions.length - 1] ?? '';
    },
    (choices) => {
      if (isFull) throw new Error('The disk is full.');
      remembered.push(choices);
    },
  );
  return { report, questions, remembered };
}

describe('the question about columns in the terminal', () => {
  it('is asked for each that is needed, with values, and the choice is remembered', async () => {
    const { report, questions, remembered } = await importAnswering('1 1 3 2 x 1');
    expect(questions[0]).toContain('Which column has the names?');
    expect(questions[0]).toContain('1  Who: Ann Doe\n');
    expect(questions[1]).toContain('1  Name, such as Desta Haile');
    expect(report.added).toMatchObject([{ name: 'Ann Doe' }]);
    expect(remembered).toEqual([chosen]);
  });

  it('is not asked again when the import has other questions', async () => {
    const rows = person.map((line, at) => `${line},${at ? 'Good' : 'Standing'}`);
    const { report, remembered } = await importAnswering('1 1 3 2 1', rows);
    expect(report.questions).toMatchObject([{ about: 'column', column: 'Standing' }]);
    expect(remembered).toEqual([chosen]);
  });

  it('says so when the choice could not be stored', async () => {
    await expect(importAnswering('1 1 3 2 1', person, true)).rejects.toThrow(
      "Your choice of columns wasn't stored: The disk is full.",
    );
  });

  it('ends with an empty answer, and nothing is remembered', async () => {
    const { report, remembered } = await importAnswering('1');
    expect([report.added, remembered]).toEqual([[], []]);
  });
});
