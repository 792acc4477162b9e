import { readFileSync } from 'node:fs';
import type { ColumnAnswer } from '@appraisers/edition/schemas/membership.ts';
import { expect, it } from 'vitest';
import { filledAnswer } from '#import/columns/columns.ts';
import { listing, other } from '#import/import.fixture.ts';
import { readExport } from '#import/reading/read-export.ts';
import { sampleDesk } from './desk.fixture.ts';
import { type ImportRequest, importAtDesk } from './importing.ts';

const desk = sampleDesk();
const now = new Date(2026, 10, 22, 14, 5, 9);

/** Requests about an export, as the page makes them. */
async function desksImport(name: string, bytes: Uint8Array) {
  const file = await readExport(name, bytes);
  return (request: Partial<ImportRequest> = {}) =>
    importAtDesk(desk.edition, file, { answers: {}, save: 'nothing', agreed: [], ...request }, now);
}

/** The volunteer confirms what is filled in, and decides the rest. */
const answersTo = (
  { columns }: Pick<ReturnType<typeof importAtDesk>, 'columns'>,
  ...decided: readonly ColumnAnswer[]
) => ({
  columns: [...columns.flatMap((column) => filledAnswer(column) ?? []), ...decided].map(
    ({ show, hide, ...answer }) => ({ ...answer, show: [...show], hide: [...hide] }),
  ),
});

it('shows what would change, and saves only what the volunteer saw and agreed to', async () => {
  const files = () => [desk.read('members.csv'), desk.read('membership.yaml')];
  const before = files();
  const importing = await desksImport('novi.csv', readFileSync('office/import/samples/novi.csv'));
  const first = importing();
  expect(first).toMatchObject({ questions: [{ about: 'columns' }], sections: [] });
  const answers = answersTo(first, listing('Member Type', ['Appraiser']));
  const shown = importing({ answers });
  expect(shown).toMatchObject({ outcome: 'shown', questions: [] });
  expect(shown.blockers).toMatchObject([
    { agreement: 'accept-rejections', sentence: expect.stringMatching(/errors\. Fix/) },
    { agreement: 'yes', sentence: expect.stringMatching(/of 89 members would leave the list/) },
  ]);
  expect(JSON.stringify(shown)).not.toContain('--');

  const { hash } = shown;
  const half: Partial<ImportRequest> = {
    answers,
    hash,
    save: 'list',
    agreed: ['accept-rejections'],
  };
  expect(importing(half).outcome).toBe('stopped');
  // An import that was left changes nothing.
  expect(files()).toEqual(before);

  const agreed: Partial<ImportRequest> = { ...half, agreed: ['accept-rejections', 'yes'] };
  const [list = ''] = before;
  desk.write('members.csv', list.replace('Dallin', 'Dall'));
  expect(() => importing(agreed)).toThrow('was changed elsewhere');
  desk.write('members.csv', list);
  expect(importing(agreed)).toMatchObject({
    outcome: 'written',
    messages: [expect.stringContaining('was saved'), expect.stringContaining('To undo')],
  });
  expect(desk.read('members.csv')).not.toBe(list);
  // The second import asks nothing.
  expect(importing()).toMatchObject({ questions: [], summary: expect.stringMatching(/^0 added/) });
});

it('stores only the answers, and corrects them', async () => {
  const text = 'Contact,Email,City,Zip,Wishes\nAnn Open,a@example.org,Provo,84604,Full\n';
  const importing = await desksImport('a.csv', Buffer.from(text));
  const named = [other('Contact', 'fullName')].map((one) => ({ ...one, show: [], hide: [] }));
  const asked = importing({ answers: { columns: named } });
  expect(asked.columns.at(-1)).toMatchObject({ name: 'Wishes', use: undefined });
  const rule = desk.read('membership.yaml');
  const answers = answersTo(asked, listing('Wishes', ['Full']));
  expect(importing({ answers, save: 'answers' })).toMatchObject({
    outcome: 'shown',
    messages: [expect.stringContaining('The list is unchanged.')],
  });
  expect(desk.read('membership.yaml')).toContain(rule.slice(0, rule.indexOf('\ncolumns:')));
  expect(importing().questions).toEqual([]);
  const corrected = [{ column: 'WISHES', use: 'notUsed' as const, show: [], hide: [] }];
  importing({ answers: { columns: corrected }, save: 'answers' });
  expect(desk.edition.membership.read().columns.map(({ use }) => use)).toEqual([
    ...['fullName', 'email', 'city', 'zip', 'notUsed'],
  ]);
});
