// An application: an answer to every question, and what is wrong with it.
import { formatPhone } from '@appraisers/directory/phone.ts';
import { type FieldName, fieldNames, optional, type Questions, trainee } from './questions.ts';

/** Answers in the order of the questions, '' for an open one. Several answers have a semicolon between them. */
export type Application = ReadonlyMap<FieldName, string>;

export type FieldIssue = { readonly field: FieldName; readonly message: string };

/** Reads the answers and tidies their spaces. */
export function readApplication(answer: (name: FieldName) => string): Application {
  return new Map(fieldNames.map((name) => [name, answer(name).trim().replace(/\s+/g, ' ')]));
}

/** Every answer to correct, in the order of the questions. */
export function validateApplication(application: Application, questions: Questions): FieldIssue[] {
  return fieldNames.flatMap((field) => {
    const message = messageFor(questions[field], application.get(field) ?? '');
    const isTraineeWithoutNumber = field === 'license' && application.get('credential') === trainee;
    return message === undefined || (isTraineeWithoutNumber && !application.get(field))
      ? []
      : [{ field, message }];
  });
}

function messageFor({ missing, pattern, wrong }: Questions[FieldName], answer: string) {
  if (answer === '') return missing;
  // As browsers read the pattern attribute, but without the flag "v", which older ones don't know.
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(answer)
    ? undefined
    : wrong;
}

/** Answers that the form has no words for. */
export const inLetter = { no: 'No', all: 'All', notGiven: 'Not given' };

/** What the check and the letter call a question. */
export const nameOf = ({ label }: Questions[FieldName]): string => label.replace(optional, '');

/** Questions and answers in their order. */
export const applicationAnswers = (application: Application, questions: Questions) =>
  fieldNames.map((field) => ({
    field,
    question: nameOf(questions[field]),
    answer: inWords(field, application.get(field) ?? '', questions[field]),
  }));

function inWords(field: FieldName, answer: string, { control, choices }: Questions[FieldName]) {
  if (field === 'phone') return formatPhone(answer.replace(/\D/g, ''));
  if (answer === '') return control === 'check' ? inLetter.no : inLetter.notGiven;
  return control === 'checks' && answer === choices?.join('; ') ? inLetter.all : answer;
}
