// All that an import asks, on one screen: the columns, and what is special about this export. The browser holds the
// answers until the volunteer sends them. What isn't checked is neither listed nor shown.
import { Button } from '@appraisers/site/ui/Button.tsx';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { CheckList, LabeledCheck } from '#desk/page/Screen.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';
import { ColumnRow, columnAnswer, counted, groupsOf, isIn } from './ImportColumns.tsx';

export type Answers = ImportRequest['answers'];

/** What to save. If nothing, the server compares the export with the list. */
export type SaveRequest = Partial<Pick<ImportRequest, 'save' | 'agreed' | 'hash'>>;

export type ComparisonProps = {
  report: ImportResponse;
  /** The answers so far. */
  answers: Answers;
  onSend: (answers: Answers, request?: SaveRequest) => void;
};

export function ImportQuestions({ report, answers, onSend }: ComparisonProps) {
  const { columns, people, sheets, hiddenRows, answered } = report;
  const namesIn = (about: (typeof report.questions)[number]['about']) =>
    report.questions.find((one) => one.about === about)?.values.map(({ value }) => value) ?? [];
  const [needs, gone] = [namesIn('needs'), namesIn('gone')];
  const answersOf = (input: FormData): Answers => ({
    columns: [
      // Those that this export doesn't have.
      ...(answers.columns ?? []).filter(({ column }) =>
        columns.every(({ name }) => name !== column),
      ),
      // The browser submits no form without a check at each of them.
      ...gone.map((column) => ({ column, use: 'notUsed' as const, show: [], hide: [] })),
      ...columns.flatMap((column) => columnAnswer(column, input)),
    ],
    people: people.map(({ name }) => ({ name, list: input.getAll('person').includes(name) })),
    withoutEmail: input.has('withoutEmail'),
    sheet: answered.sheet,
    hidden: hiddenRows === 0 ? undefined : input.has('hidden') ? 'include' : 'leave-out',
  });
  return (
    <form
      className="mt-4 grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(answersOf(new FormData(event.currentTarget)));
      }}
    >
      {sheets.length > 0 ? (
        <CheckList
          question="Which sheet lists your members?"
          type="radio"
          name="sheet"
          required
          values={sheets.map(({ value, note, count = 0 }) => ({
            value,
            label: `${value} · ${counted(count, 'row')} ${note ? '· hidden in the workbook' : ''}`,
            isChecked: isIn([answered.sheet ?? ''], value),
          }))}
          // Another sheet has other columns.
          onChange={({ target }) => onSend({ sheet: target.value })}
        />
      ) : null}
      <p className="max-w-measure">
        You decide once what each column has. Nothing else decides who is listed. We store your
        answers with the list, for the next import.
      </p>
      {[...groupsOf(columns)].map(([title, group]) => (
        <section key={title}>
          <h3 className="mb-2 font-semibold text-lg">
            {title}: {counted(group.length, 'column')}
          </h3>
          <ul>
            {group.map((column) => (
              <ColumnRow key={column.name} column={column} />
            ))}
          </ul>
        </section>
      ))}
      {needs.length > 0 ? (
        <p className="desk-error">No column has the {needs.join(' or the ')}. Choose it above.</p>
      ) : null}
      {needs.includes('email addresses') || answered.withoutEmail ? (
        <LabeledCheck
          name="withoutEmail"
          label="This list has no email addresses"
          defaultChecked={answered.withoutEmail}
        />
      ) : null}
      {hiddenRows > 0 ? (
        <LabeledCheck
          name="hidden"
          label={`List the people in ${counted(hiddenRows, 'hidden row')} of the workbook, too`}
          defaultChecked={answered.hidden === 'include'}
        />
      ) : null}
      {gone.map((column) => (
        <LabeledCheck
          key={column}
          required
          label={`“${column}” decided before, and this export doesn't have it. Export again with it, or check this box to go on without it.`}
        />
      ))}
      {people.length > 0 ? (
        <CheckList
          question="These rows may not be people. Check those that are members."
          name="person"
          values={people.map(({ name, reason, list }) => ({
            value: name,
            label: `${name} · ${reason}`,
            isChecked: list,
          }))}
        />
      ) : null}
      <Button type="submit" className="justify-self-start">
        Use these answers
      </Button>
    </form>
  );
}
