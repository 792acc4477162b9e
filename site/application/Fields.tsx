// The controls of the form. The id of each is the name of its question, by which an issue links to it.
import type { ApplicationQuestion, FieldName } from './questions.ts';

type FieldProps = {
  name: FieldName;
  question: ApplicationQuestion;
  /** What to do when the answer has to be corrected. */
  issue: string | undefined;
};

const choiceStyles =
  'application-choice inline-flex min-h-11 cursor-pointer items-start gap-3 py-2';

/** A question with its control, its hint, and what is wrong with its answer. */
export function Field(props: FieldProps) {
  const { name, question } = props;
  const { label, control } = question;
  // One answer of a few. Its issue links to the first one.
  if (control === 'radio')
    return (
      <div
        role="radiogroup"
        {...groupOf(props)}
        aria-required="true"
        aria-invalid={props.issue !== undefined}
        className="application-section"
      >
        <h2 id={`${name}-label`}>{label}</h2>
        <div>
          <div className="flex flex-wrap gap-x-8 gap-y-1">
            <Boxes {...props} />
          </div>
          <Notes {...props} />
        </div>
      </div>
    );
  // Several answers of many. Closed, they are one step for the keyboard.
  if (control === 'checks')
    return (
      <details className="sm:col-span-2">
        <summary id={`${name}-label`} className="link min-h-11 py-2 font-semibold text-sm">
          {label}
        </summary>
        <Notes {...props} />
        <fieldset
          {...groupOf(props)}
          className="application-choices grid rounded-sm border border-edge"
        >
          <Boxes {...props} />
        </fieldset>
      </details>
    );
  if (control === 'check')
    return (
      <div className="sm:col-span-2 [&>p]:ml-8" data-whole="">
        <label className={choiceStyles}>
          <input
            {...attributesOf(props)}
            type="checkbox"
            value={question.choices?.[0]}
            defaultChecked={name === 'listed'}
            className="size-5 flex-none"
          />
          {label}
        </label>
        <Notes {...props} />
      </div>
    );
  return (
    <div className="grid min-w-0 content-start gap-1.5" data-whole="">
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
      </label>
      <Line {...props} />
      <Notes {...props} />
    </div>
  );
}

/** An answer in one line, typed or selected. No option is selected at first. */
function Line(props: FieldProps) {
  const { control, choices, type = 'text', autoComplete = 'off' } = props.question;
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
  const { pattern, inputMode } = props.question;
  return <input {...attributes} {...{ type, autoComplete, pattern, inputMode }} />;
}

function Boxes({ name, question: { choices = [], control }, issue }: FieldProps) {
  const isRadio = control === 'radio';
  return choices.map((choice, at) => (
    <label key={choice} className={choiceStyles}>
      <input
        id={at === 0 ? name : undefined}
        type={isRadio ? 'radio' : 'checkbox'}
        name={name}
        value={choice}
        required={isRadio}
        aria-invalid={isRadio ? issue !== undefined : undefined}
        className="size-5 flex-none"
      />
      {choice}
    </label>
  ));
}

function Notes({ name, question: { hint }, issue }: FieldProps) {
  return (
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
}

/** What names a group of controls, and the notes below it. */
function groupOf({ name, question, issue }: FieldProps) {
  const notes = [question.hint && `${name}-hint`, issue && `${name}-problem`];
  const describedBy = notes.filter(Boolean).join(' ') || undefined;
  return { 'aria-labelledby': `${name}-label`, 'aria-describedby': describedBy };
}

function attributesOf(props: FieldProps) {
  const { name, question, issue } = props;
  return {
    id: name,
    name,
    // No attribute can express that trainees need no number.
    required: question.missing !== undefined && name !== 'license',
    // Stated even when false: otherwise screen readers call an empty required answer wrong from the start.
    'aria-invalid': issue !== undefined,
    'aria-describedby': groupOf(props)['aria-describedby'],
  };
}
