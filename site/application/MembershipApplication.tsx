import './application.css';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { Application } from './application.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import { focusField } from './ErrorSummary.tsx';
import { type ApplicationChoices, type FieldName, questionsFor } from './questions.ts';

type MembershipApplicationProps = {
  heading: string;
  /** What membership costs, and what happens to the answers. */
  lead: string;
  /** Where applications go. */
  email: string;
  choices: ApplicationChoices;
};

/** Apply or renew: answer, check, send by email. The page itself sends nothing. */
export function MembershipApplication(props: MembershipApplicationProps) {
  const { heading, lead, email, choices } = props;
  const questions = useMemo(() => questionsFor(choices), [choices]);
  const [toCheck, setToCheck] = useState<Application>();
  // Back leads from the check to the form.
  useEffect(() => {
    const toForm = () => setToCheck(undefined);
    window.addEventListener('popstate', toForm);
    return () => window.removeEventListener('popstate', toForm);
  }, []);
  const check = (application: Application) => {
    history.pushState(null, '');
    setToCheck(application);
  };
  const change = (field: FieldName) => {
    // A field can take the focus only when the form is on the page.
    flushSync(() => setToCheck(undefined));
    focusField(field);
    history.back();
  };
  const form = { email, questions };
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-10 sm:px-8">
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-2 max-w-measure">{lead}</p>
      <ApplicationForm {...form} hidden={toCheck !== undefined} onComplete={check} />
      {toCheck && <CheckAnswers application={toCheck} {...form} onChange={change} />}
    </div>
  );
}
