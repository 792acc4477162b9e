// What a schema says about a value: what is wrong with it, and what to do. The message of an issue is
// the hint, or a reason and a hint on two lines. Without a reason, the issue and the value supply it.
import type { z } from 'zod';

/** A message with its own reason. */
export const reasonAndHint = (reason: string, hint: string): string => `${reason}\n${hint}`;

const maxShown = 80;

/** A value in a sentence, shortened. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxShown ? `${text.slice(0, maxShown - 2)}…"` : text;
}

const inFigures = (count: number | bigint) => count.toLocaleString('en-US');

/** The value as the subject of a sentence. */
function subjectOf(value: unknown): string {
  if (typeof value === 'object') return 'This';
  return typeof value === 'boolean' ? `The value ${value}` : shownValue(value);
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'text',
};

function typeReason(type: string, value: unknown): string {
  if (type === 'string' && typeof value !== 'object')
    return `Without quotes, ${String(value)} isn't text.`;
  return `${subjectOf(value)} isn't ${typeNames[type] ?? 'valid'}.`;
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  const subject = subjectOf(value);
  switch (issue.code) {
    case 'invalid_type':
      return typeReason(issue.expected, value);
    case 'invalid_value':
      return `${subject} isn't one of the choices.`;
    case 'too_big':
    case 'too_small':
      if (Array.isArray(value))
        return value.length === 0
          ? 'This list is empty.'
          : `The length of this list is ${inFigures(value.length)}.`;
      return `${subject} is too ${issue.code === 'too_big' ? 'large' : 'small'}.`;
    default:
      return `${subject} isn't valid.`;
  }
}

/** Text that is too long or too short, whatever the schema says. */
function lengthSentences(issue: z.core.$ZodIssue, value: unknown) {
  if (typeof value !== 'string') return undefined;
  const reason = `This text has ${inFigures(value.trim().length)} characters.`;
  if (issue.code === 'too_big')
    return { reason, hint: `Shorten it to ${inFigures(issue.maximum)} characters.` };
  return issue.code === 'too_small' && issue.minimum > 1
    ? { reason, hint: `Write at least ${inFigures(issue.minimum)} characters.` }
    : undefined;
}

/** The reason and the hint of an issue that a schema found in a value. */
export function issueSentences(
  issue: z.core.$ZodIssue,
  value: unknown,
): { readonly reason: string; readonly hint: string } {
  const [first = '', second] = issue.message.split('\n');
  const hint = second ?? first;
  if (value === undefined) return { reason: 'This field is missing.', hint };
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return { reason: 'This field is empty.', hint };
  if (second !== undefined) return { reason: first, hint };
  return lengthSentences(issue, value) ?? { reason: reasonOf(issue, value), hint };
}
