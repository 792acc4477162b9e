import { notify } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import { type Application, applicationAnswers } from './application.ts';
import { focusNow } from './focus.ts';
import { letterLink, letterOf, subjectOf } from './letter.ts';
import type { FieldName, Questions } from './questions.ts';
import { words } from './words.ts';

type CheckAnswersProps = {
  application: Application;
  questions: Questions;
  email: string;
  onChange: (field: FieldName) => void;
};

/** All answers once more, and the ways to send them. */
export function CheckAnswers({ application, questions, email, onChange }: CheckAnswersProps) {
  const { heading, change, send, copy, print, help } = words.check;
  const { href, hasToBePasted } = letterLink(email, application, questions);
  const copyLetter = () =>
    copyText(`${subjectOf(application)}\r\n\r\n${letterOf(application, questions)}`);
  return (
    <section aria-labelledby="check" className="mt-6">
      <h2 id="check" ref={focusNow} tabIndex={-1} className="text-xl">
        {heading}
      </h2>
      <dl className="application-answers rows mt-3">
        {applicationAnswers(application, questions).map(({ field, question, answer }) => (
          <div key={field}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd className="print:hidden">
              <button type="button" className="link min-h-11" onClick={() => onChange(field)}>
                {change}
                <span className="sr-only"> {question}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a
          href={href}
          className={buttonStyles.primary}
          onClick={hasToBePasted ? copyLetter : undefined}
        >
          {send}
        </a>
        <button type="button" className={buttonStyles.quiet} onClick={copyLetter}>
          {copy}
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={() => window.print()}>
          {print}
        </button>
      </div>
      <p className="mt-3 text-sm text-soft print:hidden">{help(email)}</p>
    </section>
  );
}

/** `copy` of the notifications would show the whole letter in a notification. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await notify(words.check.copied);
  } catch {
    await notify(words.check.notCopied);
  }
}
