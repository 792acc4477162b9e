import type { DeskQuestion } from '#desk/api-types.ts';

export const textareaRows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** The name of the field for a value of a column. */
export const fieldName = (column: string, value: string) => JSON.stringify([column, value]);

type RadioProps = { name: string; value: string; label: string; disabled?: boolean };

/** One of several answers, one of which has to be chosen. */
export function Radio({ label, ...given }: RadioProps) {
  return (
    <label className="desk-check">
      <input type="radio" required {...given} /> {label}
    </label>
  );
}

type ColumnProps = { question: DeskQuestion; ignored: boolean; onIgnore: (is: boolean) => void };

/** A column that is not understood: what each of its values says, or that it says nothing. */
export function ColumnQuestion({ question, ignored, onIgnore }: ColumnProps) {
  const { column, values, more } = question;
  return (
    <fieldset className="desk-fieldset desk-agree">
      <legend>What does the column “{column}” say?</legend>
      {values.map(({ value, count }) => (
        <fieldset key={value} className="desk-fieldset desk-agree">
          <legend>
            {value} · {textareaRows(count)}
          </legend>
          <Radio
            name={fieldName(column, value)}
            value="publish"
            label="May be published"
            disabled={ignored}
          />
          <Radio
            name={fieldName(column, value)}
            value="keepOut"
            label="Stays out"
            disabled={ignored}
          />
        </fieldset>
      ))}
      {more > 0 ? (
        <p className="desk-quiet">{more} more values are asked about after these.</p>
      ) : null}
      <label className="desk-check">
        <input
          type="checkbox"
          checked={ignored}
          onChange={({ target }) => onIgnore(target.checked)}
        />{' '}
        This column says nothing about who may be published. Ignore it.
      </label>
    </fieldset>
  );
}
