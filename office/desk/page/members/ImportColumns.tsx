// What each column of an export has: the volunteer decides, and known names are filled in.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { columnUses, isDecidingUse, titleOfUse } from '@appraisers/edition/schemas/membership.ts';
import { useState } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { CheckList } from '#desk/page/Screen.tsx';

type Column = ImportResponse['columns'][number];
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Case doesn't matter in the values of an answer, and in the names of sheets. */
export const isIn = (values: readonly string[], value: string) =>
  values.some((one) => one.toLowerCase() === value.toLowerCase());

/** The answer about a column. Stored values that this export doesn't have stay. */
export function columnAnswer({ name, use: before, values, show, hide }: Column, input: FormData) {
  const use = columnUses.find((known) => known === input.get(`use ${name}`));
  if (!use) return [];
  const checked = input.getAll(`show ${name}`);
  const here = values.map(({ value }) => value);
  const valuesOf = (isShown: boolean, stored: readonly string[]) => [
    ...stored.filter((value) => use === before && !isIn(here, value)),
    ...here.filter((value) => checked.includes(value) === isShown),
  ];
  return [{ column: name, use, show: valuesOf(true, show), hide: valuesOf(false, hide) }];
}

const questions = {
  decidesListing: 'Which values list a person?',
  decidesPhone: 'Which values show the phone?',
  decidesEmail: 'Which values show the email?',
} as const;

/** A column of the export with a few values, and beside it what it has. */
export function ColumnRow({ column }: { column: Column }) {
  const { name, values, more, newValues } = column;
  const [use, setUse] = useState<string>(column.use ?? '');
  const isNew = (value: string) => !column.isNew && isIn(newValues, value);
  return (
    <li className="grid gap-x-8 gap-y-2 border-line border-t py-4 md:grid-cols-2">
      <div className="min-w-0">
        <strong>{name}</strong>
        <p className="desk-quiet">{column.samples.join(' · ') || 'No values'}</p>
        {column.isHidden ? <p className="desk-issue">The workbook hides this column.</p> : null}
      </div>
      <div className="min-w-0">
        <select
          aria-label={`What “${name}” has`}
          className="field w-full"
          name={`use ${name}`}
          required
          value={use}
          onChange={({ target }) => setUse(target.value)}
        >
          <option value="" disabled>
            Choose…
          </option>
          {columnUses.map((one) => (
            <option key={one} value={one}>
              {titleOfUse(one)}
            </option>
          ))}
        </select>
        {isDecidingUse(use) && more > 0 ? (
          <p className="desk-issue">
            This column has {counted(more, 'more value')}. A column that decides has at most 200.
          </p>
        ) : null}
        {isDecidingUse(use) && more === 0 ? (
          <CheckList
            // A check of one use counts for no other.
            key={use}
            question={questions[use]}
            name={`show ${name}`}
            values={values.map(({ value, count }) => ({
              value,
              label: `${value} · ${counted(count, 'row')}${isNew(value) ? ' · new' : ''}`,
              isChecked: use === column.use && isIn(column.show, value),
            }))}
          />
        ) : null}
      </div>
    </li>
  );
}

const isOpen = ({ use, newValues, show, hide }: Column) =>
  !use || newValues.some((value) => !isIn([...show, ...hide], value));

function groupOf(column: Column): string {
  if (isOpen(column)) return 'To decide';
  const isAnswered = !column.isNew && column.newValues.length === 0;
  return isAnswered ? 'Your answers' : 'Filled in, because we know the name';
}

/** The columns by what is to do about them. */
export const groupsOf = (columns: readonly Column[]) =>
  groupBy(
    columns.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
    groupOf,
  );
