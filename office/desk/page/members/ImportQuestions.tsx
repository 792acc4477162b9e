// All that an import asks, on one screen: the columns, and what is special about this export. The browser holds the
// answers until the volunteer sends them.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { columnUses, isDecidingUse, titleOfUse } from '@appraisers/edition/schemas/membership.ts';
import { Button } from '@appraisers/site/ui/Button.tsx';
import { useRef, useState } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { inputOf, LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';

export type Answers = ImportRequest['answers'];
type Column = ImportResponse['columns'][number];
type Input = Readonly<Record<string, string>>;

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** What the values of a deciding column mean. */
const meanings = {
  decidesListing: { question: 'Who is listed?', show: 'List', hide: 'Leave out' },
  decidesPhone: { question: 'Whose phone is shown?', show: 'Show', hide: 'Hide' },
  decidesEmail: { question: 'Whose email is shown?', show: 'Show', hide: 'Hide' },
} as const;

const useName = (column: string) => `use ${column}`;
const valueName = (column: string, value: string) => JSON.stringify([column, value]);

/** Case doesn't matter in the values of an answer. */
const isIn = (values: readonly string[], value: string) =>
  values.some((one) => one.toLowerCase() === value.toLowerCase());

/** The answer about a column. Stored values that this export doesn't have stay. */
function columnAnswer({ name, values, show, hide }: Column, input: Input) {
  const use = columnUses.find((known) => known === input[useName(name)]);
  if (!use) return [];
  const here = values.map(({ value }) => value);
  const valuesOf = (what: 'show' | 'hide', stored: readonly string[]) => [
    ...stored.filter((value) => !isIn(here, value)),
    ...here.filter((value) => input[valueName(name, value)] === what),
  ];
  return [{ column: name, use, show: valuesOf('show', show), hide: valuesOf('hide', hide) }];
}

type RadiosProps = {
  about: string;
  note?: string;
  name: string;
  chosen: string | undefined;
  options: Readonly<Record<string, string>>;
};

/** The answers to choose from, beside what they are about. */
const Radios = ({ about, note, name, chosen, options }: RadiosProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t">
    <p className="min-w-0 flex-[1_1_9rem]">
      {about} <span className="desk-quiet">{note}</span>
    </p>
    {Object.entries(options).map(([value, label]) => (
      <label key={value} className="flex min-h-11 min-w-11 items-center gap-1.5">
        <input
          type="radio"
          required
          name={name}
          value={value}
          defaultChecked={value === chosen}
          aria-label={`${about}: ${label}`}
        />
        {label}
      </label>
    ))}
  </div>
);

/** What each value of a deciding column means. */
function Values({ name, use, values, more, show, hide }: Column) {
  if (!use || !isDecidingUse(use)) return null;
  if (more > 0)
    return (
      <p className="desk-issue">
        This column has {counted(more, 'more value')}. A column that decides has at most 200.
      </p>
    );
  const { question, ...options } = meanings[use];
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold text-sm">{question}</legend>
      {values.map(({ value, count }) => (
        <Radios
          key={value}
          about={value}
          note={counted(count, 'row')}
          name={valueName(name, value)}
          chosen={isIn(show, value) ? 'show' : isIn(hide, value) ? 'hide' : undefined}
          options={options}
        />
      ))}
    </fieldset>
  );
}

const uses = {
  'A detail of the member': columnUses.filter((use) => use !== 'notUsed' && !isDecidingUse(use)),
  'It decides': columnUses.filter(isDecidingUse),
  Neither: ['notUsed'],
} as const;

/** A column of the export with a few values, and beside it what it has. */
const ColumnRow = (column: Column) => (
  <li className="grid gap-x-8 gap-y-2 border-line border-t py-4 md:grid-cols-2">
    <div className="min-w-0">
      <strong>{column.name}</strong>
      <p className="desk-quiet">{column.samples.join(' · ') || 'No values'}</p>
      {column.isHidden ? <p className="desk-issue">The workbook hides this column.</p> : null}
    </div>
    <div className="min-w-0">
      <select
        aria-label={`What “${column.name}” has`}
        className="field w-full"
        name={useName(column.name)}
        required
        defaultValue={column.use ?? ''}
        data-empty={column.samples.length === 0 || undefined}
      >
        <option value="" disabled>
          Choose…
        </option>
        {Object.entries(uses).map(([group, some]) => (
          <optgroup key={group} label={group}>
            {some.map((use) => (
              <option key={use} value={use}>
                {titleOfUse(use)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Values {...column} />
    </div>
  </li>
);

const titles = {
  open: 'To decide',
  filled: 'Filled in, because we know the name',
  stored: 'Your answers',
} as const;

const groupOf = ({ use, isNew, newValues, show, hide }: Column) => {
  if (!use || !newValues.every((value) => isIn([...show, ...hide], value))) return 'open';
  return isNew || newValues.length > 0 ? 'filled' : 'stored';
};

/** Inputs whose answer may lead to other questions. */
const leads = (input: EventTarget) =>
  input instanceof HTMLSelectElement ||
  (input instanceof HTMLInputElement && ['sheet', 'withoutEmail'].includes(input.name));

type QuestionsProps = {
  report: ImportResponse;
  busy: boolean;
  /** `isLast` is false where an answer may lead to other questions. */
  onAnswer: (answers: Answers, isLast: boolean) => void;
};

export function ImportQuestions({ report, busy, onAnswer }: QuestionsProps) {
  const { columns, questions, people, sheets, hiddenRows, answered } = report;
  const form = useRef<HTMLFormElement>(null);
  const namesIn = (about: (typeof questions)[number]['about']) =>
    questions.find((question) => question.about === about)?.values.map(({ value }) => value) ?? [];
  // A question stays where it is while the volunteer answers.
  const [groups] = useState(() => groupBy(columns, groupOf));
  const [gone] = useState(() => namesIn('gone'));
  const answersOf = (input: Input): Answers => ({
    columns: [
      ...columns.flatMap((column) => columnAnswer(column, input)),
      ...gone
        .filter((column) => `gone ${column}` in input)
        .map((column) => ({ column, use: 'notUsed' as const, show: [], hide: [] })),
    ],
    people: people.flatMap(({ name }) => {
      const answer = input[`person ${name}`];
      return answer ? [{ name, list: answer === 'true' }] : [];
    }),
    withoutEmail: 'withoutEmail' in input,
    sheet: input.sheet,
    hidden: input.hidden === 'include' || input.hidden === 'leave-out' ? input.hidden : undefined,
  });
  const lookAgain = () => form.current && onAnswer(answersOf(inputOf(form.current)), false);
  const setUnused = () => {
    for (const select of form.current?.querySelectorAll('select') ?? [])
      if (select.dataset.empty && select.value === '') select.value = 'notUsed';
    lookAgain();
  };
  const needs = namesIn('needs');
  return (
    <form
      ref={form}
      className="mt-4 grid gap-8"
      onChange={({ target }) => leads(target) && lookAgain()}
      onSubmit={(event) => onAnswer(answersOf(submittedInput(event)), true)}
    >
      {sheets.length > 0 ? (
        <Radios
          about="Which sheet lists your members?"
          name="sheet"
          chosen={answered.sheet}
          options={Object.fromEntries(
            sheets.map(({ value, note, count = 0 }) => [
              value,
              `${value}${note ? ', hidden in the workbook' : ''} · ${counted(count, 'row')}`,
            ]),
          )}
        />
      ) : null}
      <p className="max-w-measure">
        You decide once what each column has. Nothing else decides who is listed. We store your
        answers with the list, for the next import.
      </p>
      {columns.filter(({ use, samples }) => !use && samples.length === 0).length > 1 ? (
        <Button variant="quiet" className="justify-self-start" onClick={setUnused}>
          Set all columns without values to “Not used”
        </Button>
      ) : null}
      {(['open', 'filled', 'stored'] as const).map((group) => {
        const names = groups.get(group)?.map(({ name }) => name) ?? [];
        return names.length > 0 ? (
          <section key={group}>
            <h3 className="mb-2 font-semibold text-lg">
              {titles[group]}: {counted(names.length, 'column')}
            </h3>
            <ul>
              {columns
                .filter(({ name }) => names.includes(name))
                .map((column) => (
                  <ColumnRow key={column.name} {...column} />
                ))}
            </ul>
          </section>
        ) : null;
      })}
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
        <Radios
          about={`The workbook has ${counted(hiddenRows, 'hidden row')} with people. List them?`}
          name="hidden"
          chosen={answered.hidden}
          options={{ 'leave-out': 'No, leave them out', include: 'Yes, include them' }}
        />
      ) : null}
      {gone.map((column) => (
        <LabeledCheck
          key={column}
          required
          name={`gone ${column}`}
          label={`“${column}” decided before, and this export doesn't have it. Export again with it, or check this box to go on without it.`}
        />
      ))}
      {people.length > 0 ? (
        <fieldset>
          <legend>These rows may not be people. Which are members?</legend>
          {people.map(({ name, reason, list }) => (
            <Radios
              key={name}
              about={name}
              note={reason}
              name={`person ${name}`}
              chosen={list === undefined ? undefined : `${list}`}
              options={{ true: 'List', false: 'Leave out' }}
            />
          ))}
        </fieldset>
      ) : null}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          Use these answers
        </Button>
        <p className="desk-quiet">You see the changes next. The list hasn't changed yet.</p>
      </div>
    </form>
  );
}
