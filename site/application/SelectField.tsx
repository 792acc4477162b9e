import { FieldNotes } from './FieldNotes.tsx';
import { type FieldProps, fieldAttributes } from './field-attributes.ts';
import { questions } from './questions.ts';

/** A question with one answer out of a few; none is chosen at first. */
export function SelectField({ name, problem: issue }: FieldProps) {
  const { label, choices = [] } = questions[name];
  return (
    <div className="application-field">
      <label htmlFor={name}>{label}</label>
      <select {...fieldAttributes({ name, problem: issue })} className="field" defaultValue="">
        <option value="">Choose one</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <FieldNotes name={name} problem={issue} />
    </div>
  );
}
