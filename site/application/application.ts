// An application: an answer to every question, what is wrong with it, and the letter that is sent.
import { formatPhone } from '@appraisers/directory/phone.ts';
import { type FieldName, fieldNames, kinds, questions, trainee } from './questions.ts';
import { words } from './words.ts';

/** Answers in the order of the questions, '' for an open one. */
export type Application = ReadonlyMap<FieldName, string>;

export type FieldIssue = { readonly field: FieldName; readonly message: string };

/** Reads the answers and tidies their spaces. */
export function readApplication(answer: (name: FieldName) => string): Application {
  return new Map(fieldNames.map((name) => [name, answer(name).trim().replace(/\s+/g, ' ')]));
}

/** Every answer to correct, in the order of the questions. */
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
  // As browsers read the pattern attribute, but without the flag "v", which older ones don't know.
  const fits = pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(answer);
  return fits ? undefined : wrong;
}

const isTraineeWithoutNumber = (field: FieldName, application: Application) =>
  field === 'licenseNumber' && application.get('licenseClass') === trainee;

type ApplicationAnswer = {
  readonly field: FieldName;
  readonly question: string;
  readonly answer: string;
};

/** Questions and answers in their order. */
export const applicationAnswers = (application: Application): ApplicationAnswer[] =>
  fieldNames.map((field) => ({
    field,
    question: questions[field].label.replace(' (optional)', ''),
    answer: inWords(field, application.get(field) ?? ''),
  }));

function inWords(field: FieldName, answer: string): string {
  if (field === 'phone') return formatPhone(answer.replace(/\D/g, ''));
  if (answer !== '') return answer;
  return questions[field].choices?.length === 1 ? words.letter.no : words.letter.notGiven;
}

export const subjectOf = (application: Application): string =>
  words.letter.subject(
    application.get('kind') === kinds.renew,
    `${application.get('firstName')} ${application.get('lastName')}`,
  );

/** The letter: one answer a line, with the line breaks of email. */
export const letterOf = (application: Application): string =>
  applicationAnswers(application)
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join('\r\n');

/** A link that opens the letter in the visitor's email program (RFC 6068). */
export const letterHref = (to: string, application: Application): string =>
  `mailto:${to}?subject=${encodeURIComponent(subjectOf(application))}&body=${encodeURIComponent(letterOf(application))}`;
