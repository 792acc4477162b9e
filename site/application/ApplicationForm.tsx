import { useState } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import { type Application, type FieldIssue, validateApplication } from './application.ts';
import { CheckBox } from './CheckBox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { FieldName } from './questions.ts';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { readForm, restoreAnswers, storeAnswers } from './stored-answers.ts';
import { TextField } from './TextField.tsx';

type ApplicationFormProps = {
  /** Where a browser without script sends the form. */
  email: string;
  hidden: boolean;
  /** Called with answers that have no problem. */
  onComplete: (application: Application) => void;
};

/**
 * The form. Its fields are the browser's: what is typed before the script has loaded is kept, and
 * so is everything while the answers are checked. Without script it is sent as a mail.
 */
export function ApplicationForm({ email, hidden, onComplete }: ApplicationFormProps) {
  const [{ attempt, problems: issues }, setReport] = useState(noReport);
  const of = (name: FieldName) => ({
    name,
    problem: issues.find(({ field }) => field === name)?.message,
  });

  return (
    <form
      ref={prepare}
      hidden={hidden}
      method="post"
      encType="text/plain"
      aria-label="Membership application"
      onSubmit={(event) => {
        event.preventDefault();
        const application = readForm(event.currentTarget);
        const found = validateApplication(application);
        setReport({ attempt: attempt + 1, problems: found });
        if (found.length === 0) onComplete(application);
      }}
      onChange={(event) => {
        const application = readForm(event.currentTarget);
        storeAnswers(application);
        const left = new Set(validateApplication(application).map(({ field }) => field));
        const stillThere = issues.filter(({ field }) => left.has(field));
        if (stillThere.length < issues.length) setReport({ attempt, problems: stillThere });
      }}
    >
      {issues.length > 0 && <ErrorSummary key={attempt} problems={issues} />}
      <RadioField {...of('kind')} />
      <QuestionGroup heading="You" className="application-fields">
        <TextField {...of('firstName')} />
        <TextField {...of('lastName')} />
        <TextField {...of('email')} />
        <TextField {...of('phone')} />
        <TextField {...of('city')} />
        <TextField {...of('zip')} />
      </QuestionGroup>
      <QuestionGroup heading="Your license" className="application-fields">
        <SelectField {...of('licenseClass')} />
        <TextField {...of('licenseNumber')} />
        <TextField {...of('years')} />
      </QuestionGroup>
      <QuestionGroup heading="Before you go on" className="grid gap-5">
        <TextField {...of('heard')} />
        <CheckBox {...of('listed')} ticked />
        <CheckBox {...of('statement')} />
      </QuestionGroup>
      <div className="application-section">
        <div className="sm:col-start-2">
          {/* As the form's own action, browsers would call the mail insecure on a secure page. */}
          <button
            type="submit"
            formAction={`mailto:${email}?subject=Membership%20application`}
            className={buttonStyles.primary}
          >
            Continue
          </button>
          <p className="application-hint mt-3">
            Your answers go to {email} from your own mail program; this page sends nothing. They
            stay in this tab, in case you come back to it, and are gone when you close it.
          </p>
        </div>
      </div>
    </form>
  );
}

const noReport: { attempt: number; problems: readonly FieldIssue[] } = { attempt: 0, problems: [] };

/** With the script, our summary says what the browser's bubbles would. */
function prepare(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  restoreAnswers(form);
}
