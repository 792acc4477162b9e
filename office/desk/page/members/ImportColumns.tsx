// The columns of an export, each with a few values and what the import uses it for.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { useId } from 'react';
import type { ImportResponse } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { submittedInput } from '#desk/page/Screen.tsx';
import type { ColumnChoice } from '#import/columns/column-choices.ts';

const words = deskWords.importColumns;

type Report = Pick<ImportResponse, 'columns' | 'uses' | 'questions'>;

/** Whether the import can't go on before the volunteer chooses columns. */
export const needsColumns = ({ questions }: Pick<Report, 'questions'>): boolean =>
  questions.some(({ about }) => about === 'columns');

type ColumnProps = { column: Report['columns'][number]; uses: Report['uses']; at: number };

function ColumnRow({ column: { name, samples, use, title, isFixed }, uses, at }: ColumnProps) {
  const id = useId();
  const isKnown = uses.some((known) => known.use === use);
  return (
    <li className="import-column">
      <div>
        <strong>{name}</strong>
        <ul className="desk-quiet">
          {samples.length > 0 ? (
            samples.map((sample) => <li key={sample}>{sample}</li>)
          ) : (
            <li>{words.empty}</li>
          )}
        </ul>
      </div>
      {isFixed ? (
        <p>
          {isKnown ? `${title}. ` : ''}
          {words.fixed}
        </p>
      ) : (
        <div className="desk-field">
          <label htmlFor={id}>{words.use(name)}</label>
          <select id={id} name={`${at}`} className="field" defaultValue={use}>
            {uses.map((known) => (
              <option key={known.use} value={known.use}>
                {known.title}
              </option>
            ))}
          </select>
        </div>
      )}
    </li>
  );
}

type ColumnsProps = {
  report: Report;
  busy: boolean;
  /** Gets the columns with another use than before. */
  onChoose: (choices: readonly ColumnChoice[]) => void;
};

export function ImportColumns({ report, busy, onChoose }: ColumnsProps) {
  const { columns, uses, questions } = report;
  const needs = questions.flatMap(({ about, values }) =>
    about === 'columns' ? values.map(({ value }) => value) : [],
  );
  const form = (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        const input = submittedInput(event);
        onChoose(
          columns.flatMap(({ name, use }, at) => {
            const chosen = uses.find((known) => known.use === input[at]);
            return chosen && chosen.use !== use ? [{ column: name, use: chosen.use }] : [];
          }),
        );
      }}
    >
      <p>{words.lead}</p>
      <ul className="import-columns">
        {columns.map((column, at) => (
          <ColumnRow key={column.name} column={column} uses={uses} at={at} />
        ))}
      </ul>
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {words.submit}
        </Button>
        <p className="desk-quiet">{words.note}</p>
      </div>
    </form>
  );
  if (needs.length === 0)
    return (
      <details className="desk-more">
        <summary>{words.title(columns.length)}</summary>
        {form}
      </details>
    );
  return (
    <section className="desk-section" data-urgent="true">
      <h2>{words.missing(needs)}</h2>
      {form}
    </section>
  );
}
