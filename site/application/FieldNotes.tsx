import { type FieldProps, hintId, problemId } from './field-attributes.ts';
import { questions } from './questions.ts';

/** What helps to answer, and what is wrong with the answer. */
export function FieldNotes({ name, problem }: FieldProps) {
  const { hint } = questions[name];
  return (
    <>
      {hint && (
        <p id={hintId(name)} className="application-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId(name)} className="application-problem">
          {problem}
        </p>
      )}
    </>
  );
}
