// The value of a file as its form shows it, and the input of the form as the file has it.
import { isDeepStrictEqual } from 'node:util';
import { isFields } from '#desk/fields.ts';
import { isOnlyPhone, readPhone } from '#import/people/read-cell.ts';
import { type FormPart, partAt } from './form-part.ts';
import { fromWordProcessor } from './word-processor.ts';

/** The value with its defaults. */
export function toForm(part: FormPart | undefined, value: unknown): unknown {
  const given = value ?? part?.default;
  if (Array.isArray(given)) return given.map((each) => toForm(part?.items, each));
  if (!isFields(given) || !part?.properties) return given;
  const fields = Object.entries(part.properties).map(
    ([name, inner]) => [name, toForm(inner, given[name])] as const,
  );
  return { ...given, ...Object.fromEntries(fields.filter(([, each]) => each !== undefined)) };
}

/** A phone number as content has it: 11 digits. One that can't be read stays as it is and has an issue. */
function phoneOf(input: string): string {
  const phone = readPhone(input);
  return phone === '' || (phone && isOnlyPhone(input, phone)) ? phone : input;
}

/** A line of text without what pasting adds: invisible characters, line breaks, several spaces. */
const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The same for the text of an article, which keeps its lines. */
const tidyArticle = (text: string): string =>
  `${fromWordProcessor(text)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .trim()}\n`;

/** Whether a field of the form has no content. A list that the file must have may be empty. */
function isBlank(part: FormPart | undefined, name: string, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return (value ?? '') === '';
  const isNeeded = Array.isArray(value) && part?.required?.includes(name);
  return Object.keys(value).length === 0 && !isNeeded;
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

/**
 * The input without what a form adds: blank fields, defaults that the file doesn't have, and what pasting adds.
 * What was at its place in the file, or was an entry of its list, stays the same.
 */
export function fromForm(part: FormPart | undefined, input: unknown, before: unknown): unknown {
  if (isDeepStrictEqual(input, toForm(part, before))) return before;
  if (typeof input === 'string') {
    if (part?.look === 'article') return tidyArticle(input);
    const text = tidyText(input);
    if (part?.type === 'number' || part?.type === 'integer')
      return isNumber(text) ? Number(text) : text;
    return part?.look === 'phone' ? phoneOf(text) : text;
  }
  if (Array.isArray(input)) {
    const earlier: readonly unknown[] = Array.isArray(before) ? before : [];
    return input.map(
      (each, at) =>
        earlier.find((one) => isDeepStrictEqual(each, toForm(part?.items, one))) ??
        fromForm(part?.items, each ?? '', earlier[at]),
    );
  }
  if (!isFields(input)) return input;
  const earlier = isFields(before) ? before : {};
  // In the order of the form, not that of typing.
  const names = new Set([...Object.keys(part?.properties ?? {}), ...Object.keys(input)]);
  const fields = [...names]
    .map((name) => [name, fromForm(partAt(part, name), input[name], earlier[name])] as const)
    .filter(([name, each]) => isDeepStrictEqual(each, earlier[name]) || !isBlank(part, name, each));
  return Object.fromEntries(fields.filter(([, each]) => each !== undefined));
}
