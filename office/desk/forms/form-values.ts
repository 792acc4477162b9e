// The value of a file as its form shows it, and the input of the form as the file has it.
import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields } from '#desk/fields.ts';
import { DeskError } from '#desk/server/desk-error.ts';
import { isOnlyPhone, readPhone } from '#import/people/read-cell.ts';
import { entriesSchema } from './json-form.ts';

type Path = readonly (string | number)[];

/** The schema of a field, or of the entries of a list. */
export const partAt = (part: unknown, key: string | number): unknown => {
  if (!isFields(part)) return undefined;
  if (typeof key === 'number') return part.items;
  return entriesSchema(part) ?? (isFields(part.properties) ? part.properties[key] : undefined);
};

const defined = (entries: readonly (readonly [string, unknown])[]): Fields =>
  Object.fromEntries(entries.filter(([, each]) => each !== undefined));

/** The value with its defaults. A map whose names the association chooses becomes a list. */
export function toForm(part: unknown, value: unknown): unknown {
  if (!isFields(part)) return value;
  const given = value ?? part.default;
  const entries = entriesSchema(part);
  if (entries)
    return Object.entries(isFields(given) ? given : {}).map(([key, each]) =>
      isFields(each) ? { key, ...each } : { key, value: each },
    );
  if (Array.isArray(given)) return given.map((each) => toForm(part.items, each));
  if (!isFields(given) || !isFields(part.properties)) return given;
  const fields = Object.entries(part.properties).map(
    ([name, each]) => [name, toForm(each, given[name])] as const,
  );
  return { ...given, ...defined(fields) };
}

/** A phone number as content has it: 11 digits. One that can't be read stays as it is and has an issue. */
export function phoneOf(input: string): string {
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

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a list or group without content can be left out of the file. */
const isOptional = (part: unknown, name: string, value: unknown) => {
  if (!isFields(part) || (Array.isArray(part.required) && part.required.includes(name)))
    return false;
  const { default: usual } = Object(partAt(part, name));
  return Array.isArray(value) && value.length === 0
    ? usual === undefined || isDeepStrictEqual(usual, [])
    : isDeepStrictEqual(usual, value);
};

/**
 * The input without what a form adds: blank fields, defaults that the file doesn't have, and what pasting adds.
 * Texts that were in the file stay the same.
 */
export function fromForm(part: unknown, input: unknown, before: unknown): unknown {
  const known = new Set(textsIn(before));
  const tidy = (inner: unknown, text: string): string => {
    if (known.has(text)) return text;
    const line = tidyText(text);
    return isFields(inner) && inner.look === 'phone' ? phoneOf(line) : line;
  };
  const value = (inner: unknown, given: unknown, was: unknown): unknown => {
    if (was !== undefined && isDeepStrictEqual(given, toForm(inner, was))) return was;
    if (typeof given === 'string') return tidy(inner, given);
    if (Array.isArray(given)) {
      const entries = isFields(inner) ? entriesSchema(inner) : undefined;
      if (entries) return mapOf(entries, given, was);
      const earlier: readonly unknown[] = Array.isArray(was) ? was : [];
      const items = partAt(inner, 0);
      return given.map(
        (each, at) =>
          earlier.find((one) => isDeepStrictEqual(each, toForm(items, one))) ??
          value(items, each ?? '', earlier[at]),
      );
    }
    if (!isFields(given)) return given;
    const earlier = isFields(was) ? was : {};
    const fields = Object.entries(given).map(([name, each]): [string, unknown] => {
      const is = value(partAt(inner, name), each, earlier[name]);
      if (isDeepStrictEqual(is, earlier[name])) return [name, is];
      const isMap = Boolean(entriesSchema(Object(partAt(inner, name))));
      const isBlank = is === null || is === '' || (isFields(is) && Object.keys(is).length === 0);
      const isNew = earlier[name] === undefined || (Array.isArray(is) && is.length === 0);
      const isLeftOut = (isBlank && !isMap) || (isNew && isOptional(inner, name, is));
      return [name, isLeftOut ? undefined : is];
    });
    return defined(fields);
  };
  const mapOf = (entries: Fields, list: readonly unknown[], was: unknown) => {
    const earlier = isFields(was) ? was : {};
    const fields = list.filter(isFields).map(({ key, value: single, ...others }) => {
      const name = tidyText(String(key ?? ''));
      const each = isFields(entries.properties) ? others : (single ?? '');
      return [name, value(entries, each, earlier[name])] as const;
    });
    const names = fields.map(([name]) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
      throw new DeskError(`Not saved. “${twice}” is there twice. Remove one of the two.`);
    return Object.fromEntries(fields);
  };
  return value(part, input, before);
}

/** The path in the form of a path in the file. */
export function formPath(part: unknown, value: unknown, [key, ...rest]: Path): Path {
  if (key === undefined) return [];
  const inner = partAt(part, key);
  const each = isFields(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
  if (!isFields(part) || !entriesSchema(part) || !isFields(value))
    return [key, ...formPath(inner, each, rest)];
  const own = isFields(inner) && isFields(inner.properties) ? rest : ['value'];
  return [Object.keys(value).indexOf(String(key)), ...own];
}

/** The paths of days of a check that are after today. */
export function futureDays(part: unknown, value: unknown, today: string, path: Path = []): Path[] {
  if (isFields(part) && part.look === 'pastDay')
    return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && value > today
      ? [path]
      : [];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    futureDays(partAt(part, name), each, today, [...path, name]),
  );
}
