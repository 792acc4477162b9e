import { notify } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import {
  type Application,
  applicationAnswers,
  letterHref,
  letterOf,
  subjectOf,
} from './application.ts';
import { focusNow } from './focus.ts';
import type { FieldName } from './questions.ts';
import { words } from './words.ts';

type CheckAnswersProps = {
  application: Application;
  email: string;
  onChange: (field: FieldName) => void;
};

/** All answers once more, and the ways to send them. */
export function CheckAnswers({ application, email, onChange }: CheckAnswersProps) {
  const { heading, change, send, copy, print, help } = words.check;
  return (
    <section aria-labelledby="check" className="mt-6">
      <h2 id="check" ref={focusNow} tabIndex={-1} className="text-xl">
        {heading}
      </h2>
      <dl className="application-answers">
        {applicationAnswers(application).map(({ field, question, answer }) => (
          <div key={field}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd className="application-change">
              <button type="button" className="link" onClick={() => onChange(field)}>
                {change}
                <span className="sr-only"> {question}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={letterHref(email, application)} className={buttonStyles.primary}>
          {send}
        </a>
        <button
          type="button"
          className={buttonStyles.quiet}
          onClick={() => copyLetter(application)}
        >
          {copy}
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={() => window.print()}>
          {print}
        </button>
      </div>
      <p className="application-hint mt-3 print:hidden">{help(email)}</p>
    </section>
  );
}

/** `copy` of the notifications would show the whole letter in a notification. */
async function copyLetter(application: Application): Promise<void> {
  try {
    await navigator.clipboard.writeText(
      `${subjectOf(application)}\r\n\r\n${letterOf(application)}`,
    );
    await notify(words.check.copied);
  } catch {
    await notify(words.check.notCopied);
  }
}
