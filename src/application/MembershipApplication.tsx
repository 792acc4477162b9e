import './application.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { Application } from './application.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import { focusField } from './focus.ts';

type MembershipApplicationProps = {
  heading: string;
  /** What membership costs, and what becomes of the answers. */
  lead: string;
  /** Where applications go. */
  email: string;
};

/** Apply or renew: answer, check, send by mail. Nothing leaves the page by itself. */
export function MembershipApplication({ heading, lead, email }: MembershipApplicationProps) {
  const [toCheck, setToCheck] = useState<Application>();
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-10 sm:px-8">
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-2 max-w-measure">{lead}</p>
      <ApplicationForm email={email} hidden={toCheck !== undefined} onComplete={setToCheck} />
      {toCheck && (
        <CheckAnswers
          application={toCheck}
          email={email}
          onChange={(field) => {
            // The form has to be on the page before one of its fields can take the focus.
            flushSync(() => setToCheck(undefined));
            focusField(field);
          }}
        />
      )}
    </div>
  );
}
