// The controls of the form. The id of each is the name of its question, by which an issue links to it.
import { type FieldName, questions } from './questions.ts';
import { words } from './words.ts';

type FieldProps = {
  name: FieldName;
  /** What to do when the answer has to be corrected. */
  issue: string | undefined;
};

/** A question answered in one line. */
export function TextField(props: FieldProps) {
  const {
    label,
    type = 'text',
    pattern,
    inputMode,
    autoComplete = 'off',
    maxLength,
  } = questions[props.name];
  return (
    <div className="application-field">
      <label htmlFor={props.name}>{label}</label>
      <input
        {...attributesOf(props)}
        type={type}
        pattern={pattern}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={maxLength}
        className="field"
      />
      <FieldNotes {...props} />
    </div>
  );
}

/** A question with one answer out of a few. None is selected at first. */
export function SelectField(props: FieldProps) {
  const { label, choices = [] } = questions[props.name];
  return (
    <div className="application-field">
      <label htmlFor={props.name}>{label}</label>
      <select {...attributesOf(props)} className="field" defaultValue="">
        <option value="">{words.form.chooseOne}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <FieldNotes {...props} />
    </div>
  );
}

/** A question whose answers are side by side. Its issue links to the first one. */
export function RadioField(props: FieldProps) {
  const { name, issue } = props;
  const { label, choices = [] } = questions[name];
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required="true"
      aria-invalid={issue !== undefined}
      aria-describedby={describedBy(props)}
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
        <FieldNotes {...props} />
      </div>
    </div>
  );
}

/** A question answered by a check mark. */
export function CheckBox({ checked, ...props }: FieldProps & { checked?: boolean }) {
  const { label, choices } = questions[props.name];
  return (
    <div className="application-box">
      <label className="application-choice">
        <input
          {...attributesOf(props)}
          type="checkbox"
          value={choices?.[0]}
          defaultChecked={checked}
        />
        {label}
      </label>
      <FieldNotes {...props} />
    </div>
  );
}

/** The hint of a question, and what is wrong with its answer. */
function FieldNotes({ name, issue }: FieldProps) {
  const { hint } = questions[name];
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="application-hint">
          {hint}
        </p>
      )}
      {issue && (
        <p id={`${name}-problem`} className="application-problem">
          {issue}
        </p>
      )}
    </>
  );
}

/** The ids of the notes below a field. */
function describedBy({ name, issue }: FieldProps): string | undefined {
  const ids = [questions[name].hint && `${name}-hint`, issue && `${name}-problem`];
  return ids.filter(Boolean).join(' ') || undefined;
}

function attributesOf({ name, issue }: FieldProps) {
  return {
    id: name,
    name,
    // No attribute can express that trainees need no number.
    required: questions[name].missing !== undefined && name !== 'licenseNumber',
    // Stated even when false: otherwise screen readers call an empty required answer wrong from the start.
    'aria-invalid': issue !== undefined,
    'aria-describedby': describedBy({ name, issue }),
  };
}
