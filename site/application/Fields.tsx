// The controls of the form. The id of each is the name of its question, by which an issue links to it.
import type { ReactNode } from 'react';
import type { ApplicationQuestion, FieldName } from './questions.ts';

type FieldProps = {
  name: FieldName;
  question: ApplicationQuestion;
  /** What to do when the answer has to be corrected. */
  issue: string | undefined;
};

/** A question with its control, its hint, and what is wrong with its answer. */
export function Field(props: FieldProps) {
  const { name, question, issue } = props;
  const { label, hint, control } = question;
  const notes = (
    <>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {issue && (
        <p id={`${name}-problem`} className="font-semibold text-accent text-sm">
          {issue}
        </p>
      )}
    </>
  );
  if (control === 'radio') return <OneOf {...props}>{notes}</OneOf>;
  if (control === 'checks') return <SomeOf {...props}>{notes}</SomeOf>;
  if (control === 'check')
    return (
      <div className="sm:col-span-2 [&>p]:ml-8" data-whole="">
        <label className="application-choice">
          <input
            {...attributesOf(props)}
            type="checkbox"
            value={question.choices?.[0]}
            defaultChecked={name === 'listed'}
          />
          {label}
        </label>
        {notes}
      </div>
    );
  return (
    <div className="grid min-w-0 content-start gap-1.5" data-whole="">
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
      </label>
      <Line {...props} />
      {notes}
    </div>
  );
}

/** An answer in one line, typed or selected. No option is selected at first. */
function Line(props: FieldProps) {
  const { choices, control, type = 'text', autoComplete = 'off' } = props.question;
  const attributes = { ...attributesOf(props), className: 'field w-full min-w-0' };
  if (control === 'select')
    return (
      <select {...attributes} defaultValue="">
        <option value="">Select one</option>
        {choices?.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  const { pattern, inputMode, maxLength } = props.question;
  const typed = { type, autoComplete, pattern, inputMode, maxLength };
  return <input {...attributes} {...typed} />;
}

type ChoicesProps = FieldProps & { children: ReactNode };

/** One answer of a few. Its issue links to the first one. */
function OneOf({ children, ...props }: ChoicesProps) {
  const { name, question, issue } = props;
  const invalid = issue !== undefined;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={describedBy(props)}
      aria-required="true"
      aria-invalid={invalid}
      className="application-section"
    >
      <h2 id={`${name}-label`}>{question.label}</h2>
      <div>
        <div className="flex flex-wrap gap-x-8 gap-y-1">
          <Boxes name={name} question={question} invalid={invalid} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** Several answers of many. Closed, they are one step for the keyboard. */
function SomeOf({ children, ...props }: ChoicesProps) {
  const { name, question } = props;
  return (
    <details className="sm:col-span-2">
      <summary id={`${name}-label`} className="link min-h-11 py-2 font-semibold text-sm">
        {question.label}
      </summary>
      {children}
      <fieldset
        aria-labelledby={`${name}-label`}
        aria-describedby={describedBy(props)}
        className="application-choices"
      >
        <Boxes name={name} question={question} />
      </fieldset>
    </details>
  );
}

type BoxesProps = Pick<FieldProps, 'name' | 'question'> & { invalid?: boolean };

function Boxes({ name, question: { choices = [], control }, invalid }: BoxesProps) {
  return choices.map((choice, at) => (
    <label key={choice} className="application-choice">
      <input
        id={at === 0 ? name : undefined}
        type={control === 'radio' ? 'radio' : 'checkbox'}
        name={name}
        value={choice}
        required={control === 'radio'}
        aria-invalid={invalid}
      />
      {choice}
    </label>
  ));
}

/** The ids of the notes below a field. */
function describedBy({ name, question, issue }: FieldProps): string | undefined {
  const ids = [question.hint && `${name}-hint`, issue && `${name}-problem`];
  return ids.filter(Boolean).join(' ') || undefined;
}

function attributesOf({ name, question, issue }: FieldProps) {
  return {
    id: name,
    name,
    // No attribute can express that trainees need no number.
    required: question.missing !== undefined && name !== 'license',
    // Stated even when false: otherwise screen readers call an empty required answer wrong from the start.
    'aria-invalid': issue !== undefined,
    'aria-describedby': describedBy({ name, question, issue }),
  };
}
