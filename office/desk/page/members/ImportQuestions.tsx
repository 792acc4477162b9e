// All that an import asks, on one screen: the columns, and what is special about this export.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { type SubmitEvent, useState } from 'react';
import type { ImportResponse } from '#desk/api-types.ts';
import { LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import { missingColumns } from '#import/columns/column-map.ts';
import type { ImportAnswers } from '#import/import-answers.ts';
import { answersIn, draftsOf, isAnswered } from './column-drafts.ts';
import { DoubtfulRows, ExportQuestion } from './ExportQuestions.tsx';
import { ColumnGroup } from './ImportColumns.tsx';
import { importWords as words } from './import-words.ts';

/** The choices about this file: `sheet` and `hidden`. */
export type Choices = Readonly<Record<string, string>>;

type QuestionsProps = {
  report: ImportResponse;
  busy: boolean;
  onAnswer: (answers: ImportAnswers, choices: Choices) => void;
};

export function ImportQuestions({ report, busy, onAnswer }: QuestionsProps) {
  const { columns, questions, people } = report;
  const [drafts, setDrafts] = useState(() => draftsOf(columns));
  const [withoutEmail, setWithoutEmail] = useState(report.withoutEmail);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // A column stays where it is while the volunteer answers.
  const [open] = useState(() =>
    columns.filter((column) => !isAnswered(column, drafts[column.name] ?? { use: '', values: {} })),
  );
  const rest = columns.filter((column) => !open.includes(column));
  const filled = rest.filter(({ isNew, newValues }) => isNew || newValues.length > 0);
  const stored = rest.filter((one) => !filled.includes(one));
  const groups = [
    [words.columns.open(open.length), open],
    [words.columns.filled(filled.length), filled],
    [words.columns.stored(stored.length), stored],
  ] as const;
  /** The columns are decided, and something else is asked. */
  const isAside = questions.length > 0 && open.length + filled.length === 0;
  const empty = columns.filter(({ name, samples }) => samples.length === 0 && !drafts[name]?.use);
  const uses = Object.values(drafts).map(({ use }) => use || undefined);
  const lacks = columns.length > 0 ? missingColumns(uses) : [];
  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    const input = submittedInput(event);
    const needs = lacks.filter((need) => !(need === 'email addresses' && withoutEmail));
    setMissing(needs);
    if (needs.length > 0) return;
    const gone = questions.find(({ about }) => about === 'gone')?.values ?? [];
    const names = questions.map(({ about }) => about);
    const choices = Object.entries(input).filter(([name]) => names.some((about) => about === name));
    onAnswer(
      {
        columns: answersIn(drafts),
        forget: gone.map(({ value }) => value),
        people: people.map(({ name }) => ({ name, list: input[`person ${name}`] === 'true' })),
        withoutEmail: withoutEmail && lacks.includes('email addresses'),
      },
      Object.fromEntries(choices),
    );
  };
  const useNone = () =>
    setDrafts({
      ...drafts,
      ...Object.fromEntries(empty.map(({ name }) => [name, { use: 'notUsed', values: {} }])),
    });
  const table =
    columns.length > 0 ? (
      <div className="grid gap-8">
        <p className="max-w-measure">{words.columns.lead}</p>
        {empty.length > 1 ? (
          <p>
            <Button variant="quiet" onClick={useNone}>
              {words.columns.unusedEmpty(empty.length)}
            </Button>
          </p>
        ) : null}
        {groups.map(([title, some]) => (
          <ColumnGroup
            key={title}
            title={title}
            columns={some}
            drafts={drafts}
            onChange={(name, draft) => setDrafts({ ...drafts, [name]: draft })}
          />
        ))}
      </div>
    ) : null;
  return (
    <form className="mt-4 grid gap-8" onSubmit={answer}>
      {isAside ? (
        <details className="desk-more">
          <summary>{words.columns.title(columns.length)}</summary>
          {table}
        </details>
      ) : (
        table
      )}
      {lacks.includes('email addresses') ? (
        <LabeledCheck
          label={words.columns.withoutEmail}
          checked={withoutEmail}
          onChange={({ target }) => setWithoutEmail(target.checked)}
        />
      ) : null}
      {questions.map((question) => (
        <ExportQuestion key={question.about} question={question} />
      ))}
      {people.length > 0 ? <DoubtfulRows people={people} /> : null}
      {missing.length > 0 ? (
        <p role="alert" className="desk-error">
          {words.columns.needs(missing)}
        </p>
      ) : null}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {words.submit}
        </Button>
        <p className="desk-quiet">{words.note}</p>
      </div>
    </form>
  );
}
