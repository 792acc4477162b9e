import { type FieldName, fieldNames, questions } from './questions.ts';
import { words } from './words.ts';

/** The application to fill in with a pen, for a page that has it in a frame. */
export function ApplicationOnPaper({ heading, email }: { heading: string; email: string }) {
  return (
    <>
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-2">{words.paper.sendTo(email)}</p>
      <dl className="mt-4">
        {fieldNames.map((name) => (
          <Line key={name} name={name} />
        ))}
      </dl>
    </>
  );
}

function Line({ name }: { name: FieldName }) {
  const { label, hint, choices } = questions[name];
  if (choices?.length === 1)
    return (
      <div className="py-2">
        <dt>☐ {label}</dt>
      </div>
    );
  return (
    <div className="grid grid-cols-[14rem_1fr] gap-x-6 py-2">
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
}
