import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Application, validateApplication } from './application.ts';
import { focusField } from './focus.ts';
import type { FieldName } from './questions.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

const step = { checkingApplication: true } as const;
const isStep = (state: unknown) =>
  state !== null && typeof state === 'object' && 'checkingApplication' in state;

/** What is to be checked by the step of the history that the visitor is at. */
function fromHistory(): Application | undefined {
  const kept = isStep(history.state) ? storedAnswers() : undefined;
  return kept && validateApplication(kept).length === 0 ? kept : undefined;
}

/** The step in which an application is checked. Back leads from it to the form, Forward to it again. */
export function useCheckStep() {
  const [toCheck, setToCheck] = useState<Application>();

  useEffect(() => {
    const follow = () => setToCheck(fromHistory());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    toCheck,
    check(application: Application) {
      storeAnswers(application);
      try {
        history.pushState(step, '');
      } catch {
        // A browser may refuse a step more; the page does without.
      }
      setToCheck(application);
    },
    change(field: FieldName) {
      // The form has to be on the page before one of its fields can take the focus.
      flushSync(() => setToCheck(undefined));
      focusField(field);
      if (isStep(history.state)) history.back();
    },
  };
}
