import { copyAll } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import { type Application, applicationAnswers } from './application.ts';
import { focusNow } from './ErrorSummary.tsx';
import { letterLink, letterOf, subjectOf } from './letter.ts';
import type { FieldName, Questions } from './questions.ts';

type CheckAnswersProps = {
  application: Application;
  questions: Questions;
  email: string;
  onChange: (field: FieldName) => void;
};

/** All answers once more, and the ways to send them. */
export function CheckAnswers({ application, questions, email, onChange }: CheckAnswersProps) {
  const letter = `${subjectOf(application)}\r\n\r\n${letterOf(application, questions)}`;
  return (
    <section aria-labelledby="check" className="mt-6">
      <h2 id="check" ref={focusNow} tabIndex={-1} className="text-xl">
        Check your application
      </h2>
      <dl className="application-answers rows mt-3">
        {applicationAnswers(application, questions).map(({ field, question, answer }) => (
          <div key={field}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd className="print:hidden">
              <button type="button" className="link min-h-11" onClick={() => onChange(field)}>
                Change<span className="sr-only"> {question}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={letterLink(email, application, questions)} className={buttonStyles.primary}>
          Open the email
        </a>
        <button
          type="button"
          className={buttonStyles.quiet}
          onClick={() => copyAll(letter, 'Application')}
        >
          Copy application
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={() => window.print()}>
          Print application
        </button>
      </div>
      <p className="mt-3 text-sm text-soft print:hidden">
        Your email app will open with the message ready. Select Send. If it doesn’t open, copy your
        application into an email to {email}.
      </p>
    </section>
  );
}
