// An application: an answer to every question, as a form gave it, and what is wrong with it.
import { type FieldName, fieldNames, questions, trainee } from './questions.ts';

/** Answers in the order of the questions; an empty text where none was given. */
export type Application = ReadonlyMap<FieldName, string>;

export type FieldIssue = { readonly field: FieldName; readonly message: string };

/** Reads the answers. Spaces around and between words are tidied. */
export function readApplication(answer: (name: FieldName) => string): Application {
  return new Map(fieldNames.map((name) => [name, answer(name).trim().replace(/\s+/g, ' ')]));
}

/** Every answer that has to be corrected, in the order of the questions. */
export function validateApplication(application: Application): FieldIssue[] {
  return fieldNames.flatMap((field) => {
    const message = messageFor(field, application);
    return message === undefined ? [] : [{ field, message }];
  });
}

function messageFor(field: FieldName, application: Application): string | undefined {
  const { missing, pattern, wrong } = questions[field];
  const answer = application.get(field) ?? '';
  if (answer === '') return isTraineeWithoutNumber(field, application) ? undefined : missing;
  // As a browser reads the pattern attribute. The newer flag "v" is unknown to older ones.
  const fits = pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(answer);
  return fits ? undefined : wrong;
}

const isTraineeWithoutNumber = (field: FieldName, application: Application) =>
  field === 'licenseNumber' && application.get('licenseClass') === trainee;
