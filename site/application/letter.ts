// The email of an application: one answer a line, which people read and the desk takes over.
import {
  type Application,
  applicationAnswers,
  inLetter,
  nameOf,
  readApplication,
} from './application.ts';
import { type FieldName, fieldNames, kinds, type Questions } from './questions.ts';

export function subjectOf(application: Application): string {
  const what = application.get('kind') === kinds.renew ? 'renewal' : 'application';
  return `Membership ${what}: ${application.get('firstName')} ${application.get('lastName')}`;
}

/** The letter, with the line breaks of email. */
export const letterOf = (application: Application, questions: Questions): string =>
  applicationAnswers(application, questions)
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join('\r\n');

/** A link that opens the letter in the visitor's email program (RFC 6068). */
export function letterLink(to: string, application: Application, questions: Questions): string {
  const subject = encodeURIComponent(subjectOf(application));
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(letterOf(application, questions))}`;
}

/** Quotation marks of replies, and the spaces of web pages. Empty lines stay apart. */
const plainLine = (line: string) =>
  line
    .replace(/^[\s>|]+/, '')
    .replaceAll('\u00a0', ' ')
    .trim() || '\n';

/**
 * The application in a letter, as email programs quote, wrap, indent and join its lines, or as a browser
 * without JavaScript sends the form. Undefined for another text.
 */
export function parseLetter(text: string, questions: Questions): Application | undefined {
  const flat = text
    .split(/\r\n?|\n/)
    .map(plainLine)
    .join(' ');
  const labels = fieldNames.map((field) => RegExp.escape(nameOf(questions[field]))).join('|');
  const starts = new RegExp(
    `(?:^|[\\s*•-])(?:(${labels})[\\s*]*:|(${fieldNames.join('|')})=)`,
    'giu',
  );
  const found = [...flat.matchAll(starts)];
  const answers = new Map<FieldName, string>();
  for (const [at, { index, 0: start, 1: label, 2: name }] of found.entries()) {
    const field = fieldNames.find(isCalled((label ?? name ?? '').toLowerCase(), questions));
    const [line = ''] = flat.slice(index + start.length, found[at + 1]?.index).split('\n', 1);
    const answer = line.replace(/^[\s*]+|[\s*]+$/g, '');
    // A reply may quote the letter again. A browser sends each choice on a line of its own.
    if (!field || answer === '') continue;
    const earlier = answers.get(field);
    if (earlier === undefined) answers.set(field, answer);
    else if (name && questions[field].control === 'checks')
      answers.set(field, `${earlier}; ${answer}`);
  }
  if (!answers.has('firstName') || !answers.has('lastName')) return undefined;
  return readApplication((field) => asChosen(answers.get(field) ?? '', questions[field]));
}

const isCalled = (text: string, questions: Questions) => (field: FieldName) =>
  [field, nameOf(questions[field])].some((name) => name.toLowerCase() === text);

/** An answer as the form has it. */
function asChosen(answer: string, { control, choices = [] }: Questions[FieldName]): string {
  const { all, no, notGiven } = inLetter;
  if (answer === notGiven || (control === 'check' && answer === no)) return '';
  if (control === 'checks' && answer === all) return choices.join('; ');
  const isLike = (choice: string) => choice.toLowerCase() === answer.toLowerCase();
  return choices.find(isLike) ?? answer;
}
