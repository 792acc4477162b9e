import type { Answers } from '@appraisers/edition/schemas/quick-answers.ts';
import { sitePath } from './site-path.ts';

/** Short answers to what visitors ask first. They are open, so that a glance finds one. */
export function QuickAnswers({ heading, answers }: Answers) {
  if (answers.length === 0) return null;
  return (
    <section
      aria-labelledby="answers"
      className="mx-auto max-w-page px-5 pt-14 print:break-inside-avoid sm:px-8"
    >
      <div className="section-head mb-6">
        <h2 id="answers" className="text-3xl">
          {heading}
        </h2>
      </div>
      <ul className="grid grid-cols-1 gap-x-16 gap-y-6 print:block sm:grid-cols-2 lg:grid-cols-3">
        {answers.map(({ question, answer, link }) => (
          <li key={question} className="print:mt-4">
            <h3 className="text-xl">{question}</h3>
            <p className="mt-2">{answer}</p>
            <a href={sitePath(link.href)} className="link target">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
