import { FieldNotes } from './FieldNotes.tsx';
import { type FieldProps, fieldAttributes } from './field-attributes.ts';
import { questions } from './questions.ts';

/** A question answered by a tick. */
export function CheckBox({ name, problem: issue, ticked }: FieldProps & { ticked?: boolean }) {
  const { label, choices } = questions[name];
  return (
    <div className="application-box">
      <label className="application-choice">
        <input
          {...fieldAttributes({ name, problem: issue })}
          type="checkbox"
          value={choices?.[0]}
          defaultChecked={ticked}
        />
        {label}
      </label>
      <FieldNotes name={name} problem={issue} />
    </div>
  );
}
