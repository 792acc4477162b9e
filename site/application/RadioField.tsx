import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, type FieldProps } from './field-attributes.ts';
import { questions } from './questions.ts';

/** A question whose answers all stand side by side. Its problem links to the first of them. */
export function RadioField({ name, problem: issue }: FieldProps) {
  const { label, choices = [] } = questions[name];
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required="true"
      aria-invalid={issue !== undefined}
      aria-describedby={describedBy({ name, problem: issue })}
      className="application-section"
    >
      <h2 id={`${name}-label`}>{label}</h2>
      <div>
        <div className="flex flex-wrap gap-x-8 gap-y-1">
          {choices.map((choice, at) => (
            <label key={choice} className="application-choice">
              <input
                id={at === 0 ? name : undefined}
                type="radio"
                name={name}
                value={choice}
                required
                aria-invalid={issue !== undefined}
              />
              {choice}
            </label>
          ))}
        </div>
        <FieldNotes name={name} problem={issue} />
      </div>
    </div>
  );
}
