import { type ReactNode, useId, useState } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import { type Application, type FieldIssue, validateApplication } from './application.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { CheckBox, RadioField, SelectField, TextField } from './Fields.tsx';
import type { FieldName } from './questions.ts';
import { readForm, restoreAnswers, storeAnswers } from './stored-answers.ts';
import { words } from './words.ts';

type ApplicationFormProps = {
  /** Where a browser without JavaScript sends the form. */
  email: string;
  hidden: boolean;
  /** Called with answers that have no issue. */
  onComplete: (application: Application) => void;
};

/**
 * The form. The browser holds what its fields contain: what a visitor types before the script has
 * loaded stays, and so does everything during the check. Without JavaScript it is sent as an email.
 */
export function ApplicationForm({ email, hidden, onComplete }: ApplicationFormProps) {
  const [{ attempt, issues }, setReport] = useState(noReport);
  const of = (name: FieldName) => ({
    name,
    issue: issues.find(({ field }) => field === name)?.message,
  });

  return (
    <form
      ref={prepare}
      hidden={hidden}
      method="post"
      encType="text/plain"
      aria-label={words.form.name}
      onSubmit={(event) => {
        event.preventDefault();
        const application = readForm(event.currentTarget);
        const found = validateApplication(application);
        setReport({ attempt: attempt + 1, issues: found });
        if (found.length === 0) onComplete(application);
      }}
      onChange={(event) => {
        const application = readForm(event.currentTarget);
        storeAnswers(application);
        const left = new Set(validateApplication(application).map(({ field }) => field));
        const stillThere = issues.filter(({ field }) => left.has(field));
        if (stillThere.length < issues.length) setReport({ attempt, issues: stillThere });
      }}
    >
      {issues.length > 0 && <ErrorSummary key={attempt} issues={issues} />}
      <RadioField {...of('kind')} />
      <QuestionGroup heading={words.form.you} className="grid gap-5 sm:grid-cols-2">
        <TextField {...of('firstName')} />
        <TextField {...of('lastName')} />
        <TextField {...of('email')} />
        <TextField {...of('phone')} />
        <TextField {...of('city')} />
        <TextField {...of('zip')} />
      </QuestionGroup>
      <QuestionGroup heading={words.form.license} className="grid gap-5 sm:grid-cols-2">
        <SelectField {...of('licenseClass')} />
        <TextField {...of('licenseNumber')} />
        <TextField {...of('years')} />
      </QuestionGroup>
      <QuestionGroup heading={words.form.last} className="grid gap-5">
        <TextField {...of('heard')} />
        <CheckBox {...of('listed')} checked />
        <CheckBox {...of('statement')} />
      </QuestionGroup>
      <div className="application-section">
        <div className="sm:col-start-2">
          {/* As the form's own action, browsers would call the email insecure on a secure page. */}
          <button
            type="submit"
            formAction={`mailto:${email}?subject=${encodeURIComponent(words.form.name)}`}
            className={buttonStyles.primary}
          >
            {words.form.submit}
          </button>
          <p className="application-hint mt-3">{words.form.privacy(email)}</p>
        </div>
      </div>
    </form>
  );
}

const noReport: { attempt: number; issues: readonly FieldIssue[] } = { attempt: 0, issues: [] };

/** With JavaScript, our summary replaces the browser's own messages. */
function prepare(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  restoreAnswers(form);
}

type QuestionGroupProps = { heading: string; className: string; children: ReactNode };

/**
 * Related questions below or beside their heading, which is no legend: engines place a legend
 * differently in a fieldset that is a grid.
 */
function QuestionGroup({ heading, className, children }: QuestionGroupProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="application-section">
      <h2 id={id}>{heading}</h2>
      <div className={className}>{children}</div>
    </fieldset>
  );
}
