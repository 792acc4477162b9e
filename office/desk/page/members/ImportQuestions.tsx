// All that an import asks, on one screen: the columns, and what is special about this export.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { Button } from '@appraisers/site/ui/Button.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';
import { answersIn, type ColumnDraft, draftsOf, isAnswered } from './column-drafts.ts';
import { DoubtfulRows, GoneColumns, HiddenRows, Sheets } from './ExportQuestions.tsx';
import { ColumnGroup } from './ImportColumns.tsx';
import { importWords as words } from './import-words.ts';

export type Answers = ImportRequest['answers'];

/** What the volunteer changed in a table of columns. It stays for the next export while the desk is open. */
const changes = new Map<string, ColumnDraft>();

/** The columns to decide, those that are filled in, and those that have an answer. */
function groupsOf(columns: ImportResponse['columns']) {
  const drafts = draftsOf(columns, changes);
  return groupBy(columns, (column) => {
    const draft = drafts[column.name];
    if (!draft || !isAnswered(column, draft)) return 'open';
    return column.isNew || column.newValues.length > 0 ? 'filled' : 'stored';
  });
}

/** What the volunteer answered outside the table of columns. */
const otherAnswers = (input: Readonly<Record<string, string>>): Answers => ({
  people: Object.entries(input).flatMap(([name, answer]) =>
    name.startsWith('person ') ? [{ name: name.slice(7), list: answer === 'true' }] : [],
  ),
  withoutEmail: 'withoutEmail' in input,
  sheet: input.sheet,
  hidden: input.hidden === 'include' || input.hidden === 'leave-out' ? input.hidden : undefined,
});

type QuestionsProps = {
  report: ImportResponse;
  busy: boolean;
  /** `isLast` is false where an answer may lead to other questions. */
  onAnswer: (answers: Answers, isLast: boolean) => void;
};

export function ImportQuestions({ report, busy, onAnswer }: QuestionsProps) {
  const { columns, questions, people, sheets, hiddenRows, answered } = report;
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => draftsOf(columns, changes));
  // A question stays where it is while the volunteer answers.
  const [groups] = useState(() => groupsOf(columns));
  const [gone] = useState(
    () => questions.find(({ about }) => about === 'gone')?.values.map(({ value }) => value) ?? [],
  );
  const answersWith = (input: Readonly<Record<string, string>>, next: typeof drafts): Answers => ({
    ...otherAnswers(input),
    columns: [
      ...answersIn(next),
      ...gone
        .filter((column) => `gone ${column}` in input)
        .map((column) => ({ column, use: 'notUsed' as const, show: [], hide: [] })),
    ],
  });
  /** Another sheet, or another use of a column, may lead to other questions. */
  const lookAgain = (next = drafts) => {
    const input = [...new FormData(form.current ?? undefined)];
    onAnswer(
      answersWith(Object.fromEntries(input.map(([name, value]) => [name, `${value}`])), next),
      false,
    );
  };
  const change = (some: typeof drafts) => {
    const next = { ...drafts, ...some };
    for (const [name, draft] of Object.entries(some)) changes.set(name, draft);
    setDrafts(next);
    if (Object.entries(some).some(([name, { use }]) => use !== drafts[name]?.use)) lookAgain(next);
  };
  const empty = columns.filter(({ name, samples }) => samples.length === 0 && !drafts[name]?.use);
  const needs = questions.find(({ about }) => about === 'needs')?.values ?? [];
  const lacksEmail = needs.some(({ value }) => value === 'email addresses');
  return (
    <form
      ref={form}
      className="mt-4 grid gap-8"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) =>
        onAnswer(answersWith(submittedInput(event), drafts), true)
      }
    >
      {sheets.length > 0 ? (
        <Sheets sheets={sheets} chosen={answered.sheet} onChange={() => lookAgain()} />
      ) : null}
      <div className="grid gap-8">
        <p className="max-w-measure">{words.columns.lead}</p>
        {empty.length > 1 ? (
          <p>
            <Button
              variant="quiet"
              onClick={() =>
                change(
                  Object.fromEntries(
                    empty.map(({ name }) => [name, { use: 'notUsed', values: {} }]),
                  ),
                )
              }
            >
              {words.columns.unusedEmpty(empty.length)}
            </Button>
          </p>
        ) : null}
        {(['open', 'filled', 'stored'] as const).map((name) => (
          <ColumnGroup
            key={name}
            title={words.columns[name](groups.get(name)?.length ?? 0)}
            columns={groups.get(name) ?? []}
            drafts={drafts}
            onChange={(column, draft) => change({ [column]: draft })}
          />
        ))}
      </div>
      {needs.length > 0 ? (
        <p className="desk-error">{words.columns.needs(needs.map(({ value }) => value))}</p>
      ) : null}
      {lacksEmail || answered.withoutEmail ? (
        <LabeledCheck
          name="withoutEmail"
          label={words.columns.withoutEmail}
          defaultChecked={answered.withoutEmail}
          onChange={() => lookAgain()}
        />
      ) : null}
      {hiddenRows > 0 ? <HiddenRows count={hiddenRows} chosen={answered.hidden} /> : null}
      <GoneColumns columns={gone} />
      {people.length > 0 ? <DoubtfulRows people={people} /> : null}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {words.submit}
        </Button>
        <p className="desk-quiet">{words.note}</p>
      </div>
    </form>
  );
}
