// The table of columns: each column of the export with a few values, and beside it what it has.
import {
  type ColumnUse,
  columnUses,
  isDecidingUse,
  titleOfUse,
} from '@appraisers/edition/schemas/membership.ts';
import { useId } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { type ColumnDraft, isAnswered } from './column-drafts.ts';
import { importWords } from './import-words.ts';

const words = importWords.columns;

type Column = ImportResponse['columns'][number];

const uses: Readonly<Record<keyof typeof words.groups, readonly ColumnUse[]>> = {
  fields: columnUses.filter((use) => use !== 'notUsed' && !isDecidingUse(use)),
  decides: columnUses.filter(isDecidingUse),
  none: ['notUsed'],
};

type RowProps = {
  column: Column;
  draft: ColumnDraft;
  onChange: (draft: ColumnDraft) => void;
};

/** What each value of a deciding column means. */
function Values({ column, draft, onChange }: RowProps) {
  const { use } = draft;
  if (use === '' || !isDecidingUse(use)) return null;
  const { legend, show, hide } = words.values[use];
  if (column.more > 0) return <p className="desk-issue">{words.tooMany(column.more)}</p>;
  const set = (value: string, what: 'show' | 'hide') =>
    onChange({ ...draft, values: { ...draft.values, [value]: what } });
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold text-sm">{legend}</legend>
      <ul className="max-h-96 overflow-y-auto p-0">
        {column.values.map(({ value, count }) => (
          <li
            key={value}
            className="flex list-none flex-wrap items-center justify-between gap-x-4 border-line border-t"
          >
            <span className="min-w-0 flex-[1_1_9rem]">
              {value} <span className="desk-quiet">· {words.rows(count)}</span>
            </span>
            <span className="flex gap-4">
              {(['show', 'hide'] as const).map((what) => (
                <label key={what} className="flex min-h-11 min-w-11 items-center gap-1.5">
                  <input
                    type="radio"
                    required
                    name={JSON.stringify([column.name, value])}
                    checked={draft.values[value] === what}
                    aria-label={`${value}: ${what === 'show' ? show : hide}`}
                    onChange={() => set(value, what)}
                  />
                  {what === 'show' ? show : hide}
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ColumnRow(props: RowProps) {
  const { column, draft, onChange } = props;
  const id = useId();
  return (
    <li className="grid list-none gap-x-8 gap-y-2 border-line border-t py-4 md:grid-cols-2">
      <div className="min-w-0">
        <strong>{column.name}</strong>
        <ul className="desk-quiet m-0 flex flex-wrap gap-x-4 p-0">
          {(column.samples.length > 0 ? column.samples : [words.empty]).map((sample) => (
            <li key={sample} className="min-w-0 list-none">
              {sample}
            </li>
          ))}
        </ul>
        {column.isHidden ? <p className="desk-issue">{words.hidden}</p> : null}
      </div>
      <div className="min-w-0">
        <label htmlFor={id} className="sr-only">
          {words.use(column.name)}
        </label>
        <select
          id={id}
          className="field w-full data-open:border-l-4 data-open:border-accent"
          data-open={isAnswered(column, draft) ? undefined : true}
          required
          value={draft.use}
          onChange={({ target }) => {
            const use = columnUses.find((known) => known === target.value) ?? '';
            onChange({ ...draft, use });
          }}
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {Object.entries(uses).map(([group, some]) => (
            <optgroup key={group} label={Object(words.groups)[group]}>
              {some.map((use) => (
                <option key={use} value={use}>
                  {titleOfUse(use)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Values {...props} />
      </div>
    </li>
  );
}

type GroupProps = {
  title: string;
  columns: readonly Column[];
  drafts: Readonly<Record<string, ColumnDraft>>;
  onChange: (name: string, draft: ColumnDraft) => void;
};

/** Columns of one kind, such as those that are still to decide. */
export function ColumnGroup({ title, columns, drafts, onChange }: GroupProps) {
  if (columns.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold text-lg">{title}</h3>
      <ul className="m-0 border-line border-b p-0">
        {columns.map((column) => (
          <ColumnRow
            key={column.name}
            column={column}
            draft={drafts[column.name] ?? { use: '', values: {} }}
            onChange={(draft) => onChange(column.name, draft)}
          />
        ))}
      </ul>
    </section>
  );
}
