// All that an import asks, on one screen: the columns, and what is special about this export. The browser holds the
// answers until the volunteer sends them. What isn't checked is neither listed nor shown.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { columnUses, isDecidingUse, titleOfUse } from '@appraisers/edition/schemas/membership.ts';
import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { inputOf, LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';

export type Answers = ImportRequest['answers'];
type Column = ImportResponse['columns'][number];
type Input = Readonly<Record<string, string>>;

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const useName = (column: string) => `use ${column}`;
const valueName = (column: string, value: string) => JSON.stringify([column, value]);

/** Case doesn't matter in the values of an answer. */
const isIn = (values: readonly string[], value: string) =>
  values.some((one) => one.toLowerCase() === value.toLowerCase());

/** The answer about a column. Stored values that this export doesn't have stay. */
function columnAnswer({ name, use: shownUse, values, show, hide }: Column, input: Input) {
  const use = columnUses.find((known) => known === input[useName(name)]);
  if (!use) return [];
  const here = values.map(({ value }) => value);
  const valuesOf = (isShown: boolean, stored: readonly string[]) => [
    ...stored.filter((value) => !isIn(here, value)),
    // With another use, the volunteer sees the values next.
    ...here.filter((value) => use === shownUse && valueName(name, value) in input === isShown),
  ];
  return [{ column: name, use, show: valuesOf(true, show), hide: valuesOf(false, hide) }];
}

const questions = {
  decidesListing: 'Which values list a person?',
  decidesPhone: 'Which values show the phone?',
  decidesEmail: 'Which values show the email?',
} as const;

/** What each value of a deciding column means. */
function Values({ name, use, values, more, show, newValues, isNew }: Column) {
  if (!use || !isDecidingUse(use)) return null;
  if (more > 0)
    return (
      <p className="desk-issue">
        This column has {counted(more, 'more value')}. A column that decides has at most 200.
      </p>
    );
  return (
    <fieldset className="desk-values">
      <legend>{questions[use]}</legend>
      {values.map(({ value, count }) => (
        <LabeledCheck
          key={value}
          name={valueName(name, value)}
          defaultChecked={isIn(show, value)}
          label={`${value} · ${counted(count, 'row')}${!isNew && isIn(newValues, value) ? ' · new' : ''}`}
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
      {/* Another use has other values to check. */}
      <Values key={column.use} {...column} />
    </div>
  </li>
);

const isOpen = ({ use, newValues, show, hide }: Column) =>
  !use || !newValues.every((value) => isIn([...show, ...hide], value));

/** The columns by what is to do about them, those to decide first. */
const groupsOf = (columns: readonly Column[]) =>
  groupBy(
    columns.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
    (column) => {
      if (isOpen(column)) return 'To decide';
      return column.isNew || column.newValues.length > 0
        ? 'Filled in, because we know the name'
        : 'Your answers';
    },
  );

/** Inputs whose answer may lead to other questions. */
const leads = (input: EventTarget) =>
  input instanceof HTMLSelectElement ||
  (input instanceof HTMLInputElement && input.name === 'withoutEmail');

type QuestionsProps = {
  report: ImportResponse;
  busy: boolean;
  /** `isLast` is false where an answer may lead to other questions. */
  onAnswer: (answers: Answers, isLast: boolean) => void;
};

export function ImportQuestions({ report, busy, onAnswer }: QuestionsProps) {
  const { columns, people, sheets, hiddenRows, answered } = report;
  const namesIn = (about: (typeof report.questions)[number]['about']) =>
    report.questions.find((one) => one.about === about)?.values.map(({ value }) => value) ?? [];
  // A question stays where it is while the volunteer answers.
  const [groups] = useState(() => groupsOf(columns));
  const [gone] = useState(() => namesIn('gone'));
  const answersOf = (input: Input): Answers => ({
    columns: [
      ...columns.flatMap((column) => columnAnswer(column, input)),
      ...gone
        .filter((column) => `gone ${column}` in input)
        .map((column) => ({ column, use: 'notUsed' as const, show: [], hide: [] })),
    ],
    people: people.map(({ name }) => ({ name, list: `person ${name}` in input })),
    withoutEmail: 'withoutEmail' in input,
    sheet: input.sheet,
    hidden: hiddenRows === 0 ? undefined : 'hidden' in input ? 'include' : 'leave-out',
  });
  const needs = namesIn('needs');
  return (
    <form
      className="mt-4 grid gap-8"
      onChange={({ target, currentTarget }) =>
        leads(target) && onAnswer(answersOf(inputOf(currentTarget)), false)
      }
      onSubmit={(event) => onAnswer(answersOf(submittedInput(event)), true)}
    >
      {sheets.length > 0 ? (
        <label className="desk-field">
          Which sheet lists your members?
          <select className="field" name="sheet" required defaultValue={answered.sheet ?? ''}>
            <option value="" disabled>
              Choose…
            </option>
            {sheets.map(({ value, note, count = 0 }) => (
              <option key={value} value={value}>
                {value} · {counted(count, 'row')} {note ? '· hidden in the workbook' : ''}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <p className="max-w-measure">
        You decide once what each column has. Nothing else decides who is listed. We store your
        answers with the list, for the next import.
      </p>
      {[...groups].map(([title, group]) => (
        <section key={title}>
          <h3 className="mb-2 font-semibold text-lg">
            {title}: {counted(group.length, 'column')}
          </h3>
          <ul>
            {columns
              .filter(({ name }) => group.some((one) => one.name === name))
              .map((column) => (
                <ColumnRow key={column.name} {...column} />
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
          name={`gone ${column}`}
          label={`“${column}” decided before, and this export doesn't have it. Export again with it, or check this box to go on without it.`}
        />
      ))}
      {people.length > 0 ? (
        <fieldset className="desk-values">
          <legend>These rows may not be people. Check those that are members.</legend>
          {people.map(({ name, reason, list = false }) => (
            <LabeledCheck
              key={name}
              name={`person ${name}`}
              label={`${name} · ${reason}`}
              defaultChecked={list}
            />
          ))}
        </fieldset>
      ) : null}
      <Button type="submit" className="justify-self-start" disabled={busy}>
        Use these answers
      </Button>
    </form>
  );
}
