// Questions about an export besides its columns: sheet, hidden rows, columns that are gone, rows that may not be people.
import type { ReactNode } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { LabeledCheck } from '#desk/page/Screen.tsx';
import { importWords as words } from './import-words.ts';

type GroupProps = { legend: string; children: ReactNode };

const Group = ({ legend, children }: GroupProps) => (
  <fieldset className="desk-fieldset grid gap-3">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

type SheetsProps = {
  sheets: ImportResponse['sheets'];
  chosen: string | undefined;
  onChange: () => void;
};

export const Sheets = ({ sheets, chosen, onChange }: SheetsProps) => (
  <Group legend={words.sheet}>
    {sheets.map(({ value, note, count = 0 }) => (
      <LabeledCheck
        key={value}
        type="radio"
        required
        name="sheet"
        value={value}
        defaultChecked={value === chosen}
        onChange={onChange}
        label={[value, note && words.hiddenSheet, words.columns.rows(count)]
          .filter(Boolean)
          .join(' · ')}
      />
    ))}
  </Group>
);

type HiddenProps = { count: number; chosen: string | undefined };

export const HiddenRows = ({ count, chosen }: HiddenProps) => (
  <Group legend={words.hidden(count)}>
    {(['leave-out', 'include'] as const).map((value) => (
      <LabeledCheck
        key={value}
        type="radio"
        required
        name="hidden"
        value={value}
        defaultChecked={value === chosen}
        label={words.hiddenAnswers[value]}
      />
    ))}
  </Group>
);

export const GoneColumns = ({ columns }: { columns: readonly string[] }) =>
  columns.map((column) => (
    <LabeledCheck key={column} required name={`gone ${column}`} label={words.gone(column)} />
  ));

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
