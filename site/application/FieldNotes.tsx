import { errorId, type FieldProps, hintId } from './field-attributes.ts';
import { questions } from './questions.ts';

/** What helps to answer, and what is wrong with the answer. */
export function FieldNotes({ name, problem: issue }: FieldProps) {
  const { hint } = questions[name];
  return (
    <>
      {hint && (
        <p id={hintId(name)} className="application-hint">
          {hint}
        </p>
      )}
      {issue && (
        <p id={errorId(name)} className="application-problem">
          {issue}
        </p>
      )}
    </>
  );
}
