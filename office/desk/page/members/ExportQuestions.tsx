// Questions about an export besides its columns: sheet, hidden parts, columns that are gone, rows that may not be people.
import type { ReactNode } from 'react';
import type { ImportResponse } from '#desk/api-types.ts';
import { LabeledCheck } from '#desk/page/Screen.tsx';
import { importWords as words } from './import-words.ts';

type GroupProps = { legend: string; children: ReactNode };

const Group = ({ legend, children }: GroupProps) => (
  <fieldset className="desk-fieldset grid gap-3">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

type QuestionProps = { question: ImportResponse['questions'][number] };

/** A question about the export itself. The columns have their own part. */
export function ExportQuestion({ question: { about, values } }: QuestionProps) {
  const radio = { type: 'radio', required: true, name: about };
  if (about === 'sheet')
    return (
      <Group legend={words.sheet}>
        {values.map(({ value, note, count = 0 }) => {
          const about = [value, note && words.hiddenSheet, words.columns.rows(count)];
          return (
            <LabeledCheck
              key={value}
              {...radio}
              value={value}
              label={about.filter(Boolean).join(' · ')}
            />
          );
        })}
      </Group>
    );
  if (about === 'hidden')
    return (
      <Group legend={words.hidden}>
        <p>{words.hiddenParts(values.map(({ value }) => value))}</p>
        <LabeledCheck {...radio} value="leave-out" label={words.leaveOutHidden} />
        <LabeledCheck {...radio} value="include" label={words.includeHidden} />
      </Group>
    );
  if (about === 'gone')
    return values.map(({ value }) => (
      <LabeledCheck key={value} required name={`gone ${value}`} label={words.gone(value)} />
    ));
  return null;
}

/** Rows that may not be people, with the answers so far. */
export const DoubtfulRows = ({ people }: Pick<ImportResponse, 'people'>) => (
  <Group legend={words.people}>
    {people.map(({ name, reason, list }) => (
      <div key={name} className="flex flex-wrap items-center justify-between gap-x-6">
        <span>
          {name} <span className="desk-quiet">· {reason}</span>
        </span>
        <span className="flex gap-5">
          {[true, false].map((answer) => (
            <label key={`${answer}`} className="flex min-h-8 items-center gap-1.5">
              <input
                type="radio"
                required
                name={`person ${name}`}
                value={`${answer}`}
                defaultChecked={list === answer}
                aria-label={`${name}: ${answer ? words.list : words.leaveOutPerson}`}
              />
              {answer ? words.list : words.leaveOutPerson}
            </label>
          ))}
        </span>
      </div>
    ))}
  </Group>
);
