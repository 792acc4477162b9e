import './application.css';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApplicationForm } from './ApplicationForm.tsx';
import { type Application, validateApplication } from './application.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import { focusField } from './focus.ts';
import {
  type ApplicationChoices,
  type FieldName,
  type Questions,
  questionsFor,
} from './questions.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

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
  const { toCheck, check, change } = useCheckStep(questions);
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

/** The state of a history entry in which the visitor checks the answers. */
const step = { checkingApplication: true } as const;
const isStep = (state: unknown) =>
  state !== null && typeof state === 'object' && 'checkingApplication' in state;

/** The application to check in the current history entry. */
function fromHistory(questions: Questions): Application | undefined {
  const stored = isStep(history.state) ? storedAnswers() : undefined;
  return stored && validateApplication(stored, questions).length === 0 ? stored : undefined;
}

/** The step that checks the application. Back leads to the form, Forward to the check. */
function useCheckStep(questions: Questions) {
  const [toCheck, setToCheck] = useState<Application>();

  useEffect(() => {
    const follow = () => setToCheck(fromHistory(questions));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [questions]);

  return {
    toCheck,
    check(application: Application) {
      storeAnswers(application);
      try {
        history.pushState(step, '');
      } catch {
        // A browser may refuse another entry. Only Back is lost.
      }
      setToCheck(application);
    },
    change(field: FieldName) {
      // A field can take the focus only when the form is on the page.
      flushSync(() => setToCheck(undefined));
      focusField(field);
      if (isStep(history.state)) history.back();
    },
  };
}
