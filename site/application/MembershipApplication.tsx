import './application.css';
import { ApplicationForm } from './ApplicationForm.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { useCheckStep } from './use-check-step.ts';

type MembershipApplicationProps = {
  heading: string;
  /** What membership costs, and what becomes of the answers. */
  lead: string;
  /** Where applications go. */
  email: string;
};

/** Apply or renew: answer, check, send by mail. Nothing leaves the page by itself. */
export function MembershipApplication({ heading, lead, email }: MembershipApplicationProps) {
  const { toCheck, check, change } = useCheckStep();
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-10 sm:px-8">
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-2 max-w-measure">{lead}</p>
      <ApplicationForm email={email} hidden={toCheck !== undefined} onComplete={check} />
      {toCheck && <CheckAnswers application={toCheck} email={email} onChange={change} />}
    </div>
  );
}
