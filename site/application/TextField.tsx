import { FieldNotes } from './FieldNotes.tsx';
import { type FieldProps, fieldAttributes } from './field-attributes.ts';
import { questions } from './questions.ts';

/** A question answered in one line. */
export function TextField({ name, problem: issue }: FieldProps) {
  const {
    label,
    type = 'text',
    pattern,
    inputMode,
    autoComplete = 'off',
    maxLength,
  } = questions[name];
  return (
    <div className="application-field">
      <label htmlFor={name}>{label}</label>
      <input
        {...fieldAttributes({ name, problem: issue })}
        type={type}
        pattern={pattern}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={maxLength}
        className="field"
      />
      <FieldNotes name={name} problem={issue} />
    </div>
  );
}
