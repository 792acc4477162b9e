// What the control of a question has in common, whichever kind of control it is.
import { type FieldName, questions } from './questions.ts';

export type FieldProps = {
  name: FieldName;
  /** What to do about the answer, when it has to be corrected. */
  problem: string | undefined;
};

export const hintId = (name: FieldName) => `${name}-hint`;
export const errorId = (name: FieldName) => `${name}-problem`;

/** Ids of the hint and of the problem, as far as they are there. */
export function describedBy({ name, problem: issue }: FieldProps): string | undefined {
  const ids = [questions[name].hint && hintId(name), issue && errorId(name)];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Name, rules and descriptions. The id is the name: a problem links to its control by it. */
export function fieldAttributes({ name, problem: issue }: FieldProps) {
  const { missing } = questions[name];
  return {
    id: name,
    name,
    // No attribute can say that trainees need no number.
    required: missing !== undefined && name !== 'licenseNumber',
    // Said both ways: without it, assistive technology takes every empty answer that is required for
    // a wrong one, before the visitor has had a chance to give it.
    'aria-invalid': issue !== undefined,
    'aria-describedby': describedBy({ name, problem: issue }),
  };
}
