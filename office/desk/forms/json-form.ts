// Turns one of our schemas into what the form library draws: JSON Schema with titles, and a second object
// with the look of each field. And cleans the input before it goes into the file.
import { z } from 'zod';
import { type Fields, isFields } from '#desk/fields.ts';
import type { FieldWords, FormWords } from './form-words.ts';

/** The choices of fields that depend on the edition: pictures, time zones, titles. */
export type FieldChoices = Readonly<Record<string, readonly string[] | undefined>>;

export type JsonForm = { readonly schema: Fields; readonly uiSchema: Fields };

/** Rules that the server validates: the page would word their errors differently. */
const rules = ['$schema', 'pattern', 'allOf', 'additionalProperties', 'minLength', 'maxLength'];

const styles = {
  long: { 'ui:widget': 'textarea' },
  picture: { 'ui:widget': 'picture' },
  day: { 'ui:options': { inputType: 'date' } },
  moment: { 'ui:options': { inputType: 'datetime-local' } },
  email: { 'ui:options': { inputType: 'email' } },
  phone: { 'ui:options': { inputType: 'tel' } },
} as const;

/** A label made from the name in the file, for a field without a label of its own. */
export const fieldLabel = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (char) => ` ${char.toLowerCase()}`);

const pick = (fields: unknown, isPicked: (name: string) => boolean): Fields =>
  isFields(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)))
    : {};

/** The form of a part of a schema. Keys that are undefined do not reach the page. */
function partForm(part: unknown, path: string, words: FormWords, choices: FieldChoices): JsonForm {
  if (!isFields(part)) return { schema: {}, uiSchema: {} };
  const { title, help, look, entry }: Partial<FieldWords> = words[path] ?? {};
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  const properties = Object.entries(pick(part.properties, () => true)).map(
    ([name, each]) => [name, partForm(each, inner(name), words, choices)] as const,
  );
  const items = isFields(part.items) ? partForm(part.items, inner('*'), words, choices) : undefined;
  return {
    schema: {
      ...pick(part, (key) => !rules.includes(key)),
      title: title ?? fieldLabel(path.split('.').at(-1) ?? ''),
      description: help ?? part.description,
      enum: choices[path] ?? part.enum,
      properties:
        part.properties &&
        Object.fromEntries(properties.map(([name, { schema }]) => [name, schema])),
      items: items?.schema,
    },
    uiSchema: {
      ...(look && styles[look]),
      'ui:entry': entry,
      ...Object.fromEntries(properties.map(([name, { uiSchema }]) => [name, uiSchema])),
      items: items?.uiSchema,
    },
  };
}

/** The form of a schema with these words. `only` names its fields, if it doesn't have all of them. */
export function jsonForm(
  schema: z.ZodType,
  words: FormWords,
  {
    choices = {},
    only,
  }: { readonly choices?: FieldChoices; readonly only?: readonly string[] } = {},
): JsonForm {
  const whole: Fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const isShown = (name: string) => only === undefined || only.includes(name);
  const { properties, required } = whole;
  const shown = {
    properties: properties && pick(properties, isShown),
    required: Array.isArray(required) ? required.filter(isShown) : undefined,
  };
  return partForm({ ...whole, ...shown }, '', words, choices);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The value without what a form adds: spaces at the ends, line breaks in one-line texts, blank fields. Texts
 * that were in the file stay the same.
 */
export function cleanInput(value: unknown, before: unknown): unknown {
  const known = new Set(textsIn(before));
  const tidy = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return known.has(inner) ? inner : inner.replaceAll(/\s+/g, ' ').trim();
    if (Array.isArray(inner)) return inner.map(tidy);
    if (!isFields(inner)) return inner;
    const kept = Object.entries(inner).map(([name, each]) => [name, tidy(each)] as const);
    return Object.fromEntries(
      kept.filter(([, each]) => each !== undefined && each !== null && each !== ''),
    );
  };
  return tidy(value);
}
