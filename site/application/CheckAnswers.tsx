import { notify } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import type { Application } from './application.ts';
import { applicationAnswers, letterHref, letterOf, subjectOf } from './application-text.ts';
import { focusNow } from './focus.ts';
import type { FieldName } from './questions.ts';

type CheckAnswersProps = {
  application: Application;
  email: string;
  onChange: (field: FieldName) => void;
};

/** Every answer once more, and the ways to send them. */
export function CheckAnswers({ application, email, onChange }: CheckAnswersProps) {
  return (
    <section aria-labelledby="check" className="mt-6">
      <h2 id="check" ref={focusNow} tabIndex={-1} className="text-xl">
        Check your application
      </h2>
      <dl className="application-answers">
        {applicationAnswers(application).map(({ field, question, answer }) => (
          <div key={field}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd className="application-change">
              <button type="button" className="link" onClick={() => onChange(field)}>
                Change<span className="sr-only"> {question}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="application-ways">
        <a href={letterHref(email, application)} className={buttonStyles.primary}>
          Send by e-mail
        </a>
        <button
          type="button"
          className={buttonStyles.quiet}
          onClick={() => copyLetter(application)}
        >
          Copy the text
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={() => window.print()}>
          Print
        </button>
      </div>
      <p className="application-hint mt-3">
        Your mail program opens with everything filled in; press Send there. If none opens, copy the
        text into a mail to {email}.
      </p>
    </section>
  );
}

/** `copy` of the notifications would show the whole letter in a notification. */
async function copyLetter(application: Application): Promise<void> {
  try {
    await navigator.clipboard.writeText(
      `${subjectOf(application)}\r\n\r\n${letterOf(application)}`,
    );
    await notify('Application copied');
  } catch {
    await notify('This browser does not let us copy. Mark the answers on this page and copy them.');
  }
}
