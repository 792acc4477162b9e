import { fieldNames, type Questions } from './questions.ts';
import { words } from './words.ts';

type ApplicationOnPaperProps = { heading: string; email: string; questions: Questions };

/** The application to fill in with a pen, for a page that has it in a frame. */
export function ApplicationOnPaper({ heading, email, questions }: ApplicationOnPaperProps) {
  return (
    <>
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-2">{words.paper.sendTo(email)}</p>
      <dl className="mt-4">
        {fieldNames.map((name) => {
          const { label, hint, choices } = questions[name];
          return (
            <div key={name} className="grid grid-cols-[14rem_1fr] gap-x-6 py-2">
              <dt>
                {label}
                {hint && <span className="block text-soft text-sm">{hint}</span>}
              </dt>
              <dd className={choices ? 'flex flex-wrap gap-x-6' : 'border-edge border-b'}>
                {choices?.map((choice) => (
                  <span key={choice}>☐ {choice}</span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
