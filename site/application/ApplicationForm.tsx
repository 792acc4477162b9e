import { type ReactNode, useId, useState } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import {
  type Application,
  type FieldIssue,
  readApplication,
  validateApplication,
} from './application.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Fields.tsx';
import { type FieldName, parts, type Questions } from './questions.ts';
import { restoreAnswers, storeAnswers } from './stored-answers.ts';

type ApplicationFormProps = {
  /** Where a browser without JavaScript sends the form. */
  email: string;
  questions: Questions;
  hidden: boolean;
  /** Called with answers that have no issue. */
  onComplete: (application: Application) => void;
};

/**
 * The form. The browser holds what its fields contain: what a visitor types before the script has
 * loaded stays, and so does everything during the check. Without JavaScript it is sent as an email.
 */
export function ApplicationForm({ email, questions, hidden, onComplete }: ApplicationFormProps) {
  const [{ attempt, issues }, setReport] = useState(noReport);
  const field = (name: FieldName) => (
    <Field
      key={name}
      name={name}
      question={questions[name]}
      issue={issues.find(({ field }) => field === name)?.message}
    />
  );

  return (
    <form
      ref={prepare}
      hidden={hidden}
      method="post"
      encType="text/plain"
      aria-label={formName}
      onSubmit={(event) => {
        event.preventDefault();
        const application = readForm(event.currentTarget);
        const found = validateApplication(application, questions);
        setReport({ attempt: attempt + 1, issues: found });
        if (found.length === 0) onComplete(application);
      }}
      onChange={(event) => {
        const application = readForm(event.currentTarget);
        storeAnswers(event.currentTarget);
        const left = validateApplication(application, questions).map(({ field }) => field);
        const stillThere = issues.filter(({ field }) => left.includes(field));
        if (stillThere.length < issues.length) setReport({ attempt, issues: stillThere });
      }}
    >
      {issues.length > 0 && <ErrorSummary key={attempt} issues={issues} />}
      {field('kind')}
      {Object.entries(parts).map(([heading, names]) => (
        <Part key={heading} heading={heading}>
          {names.map(field)}
        </Part>
      ))}
      <div className="application-section print:hidden">
        <div className="md:col-start-2">
          {/* As the form's own action, browsers would call the email insecure on a secure page. */}
          <button
            type="submit"
            formAction={`mailto:${email}?subject=${encodeURIComponent(formName)}`}
            className={buttonStyles.primary}
          >
            Continue
          </button>
          <p className="mt-3 text-sm text-soft">
            Nothing is sent yet. Next, we’ll open an email to {email} for you to send. Your answers
            stay in this tab until you close it.
          </p>
        </div>
      </div>
    </form>
  );
}

const formName = 'Membership application';

const noReport: { attempt: number; issues: readonly FieldIssue[] } = { attempt: 0, issues: [] };

function readForm(form: HTMLFormElement): Application {
  const data = new FormData(form);
  return readApplication((name) => data.getAll(name).join('; '));
}

/** With JavaScript, our summary replaces the browser's own messages. */
function prepare(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  restoreAnswers(form);
}

/**
 * Related questions below or beside their heading, which is no legend: engines place a legend
 * differently in a fieldset that is a grid.
 */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="application-section">
      <h2 id={id}>{heading}</h2>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
