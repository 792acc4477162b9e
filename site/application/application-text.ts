// An application in words: as it is shown to be checked, and as the letter that is sent.
import { formatPhone } from '@appraisers/directory/phone.ts';
import type { Application } from './application.ts';
import { type FieldName, fieldNames, kinds, questions } from './questions.ts';

export type ApplicationAnswer = {
  readonly field: FieldName;
  readonly question: string;
  readonly answer: string;
};

/** Question and answer in their order, an empty answer in words. */
export const applicationAnswers = (application: Application): ApplicationAnswer[] =>
  fieldNames.map((field) => ({
    field,
    question: questions[field].label.replace(' (optional)', ''),
    answer: inWords(field, application.get(field) ?? ''),
  }));

function inWords(field: FieldName, answer: string): string {
  if (field === 'phone') return formatPhone(answer.replace(/\D/g, ''));
  if (answer !== '') return answer;
  return questions[field].choices?.length === 1 ? 'No' : 'Not given';
}

/** The letter's subject: what is asked, and by whom. */
export function subjectOf(application: Application): string {
  const what = application.get('kind') === kinds.renew ? 'renewal' : 'application';
  return `Membership ${what}: ${application.get('firstName')} ${application.get('lastName')}`;
}

/** The letter: one answer a line. Its lines end as mail wants them. */
export const letterOf = (application: Application): string =>
  applicationAnswers(application)
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join('\r\n');

/** A link that opens the letter in the visitor's own mail program (RFC 6068). */
export const letterHref = (to: string, application: Application): string =>
  `mailto:${to}?subject=${encodeURIComponent(subjectOf(application))}&body=${encodeURIComponent(letterOf(application))}`;
