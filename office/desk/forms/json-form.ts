// A form of one of our schemas, as the library of forms draws it: JSON Schema with titles, and a second
// object that says how fields look.
import { z } from 'zod';
import { type Fields, isFields } from '#desk/fields.ts';
import type { FieldWords, FormWords } from './form-words.ts';

/** What is chosen from, for fields whose choice is known only at the desk: pictures, time zones. */
export type FieldChoices = Readonly<Record<string, readonly string[]>>;

/** Rules that the program judges, in sentences: the page would say them in other words. */
const rules = ['$schema', 'pattern', 'allOf', 'additionalProperties', 'minLength', 'maxLength'];

const kinds = { day: 'date', moment: 'datetime-local', mail: 'email', phone: 'tel' } as const;

/** A name as it stands in the file, for a field that no one has named. */
export const fieldLabel = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (char) => ` ${char.toLowerCase()}`);

function titled(schema: unknown, path: string, words: FormWords, choices: FieldChoices): Fields {
  if (!isFields(schema)) return {};
  const { title, help }: Partial<FieldWords> = words[path] ?? {};
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !rules.includes(key)));
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  const { properties, items } = schema;
  const chosen = choices[path];
  return {
    ...kept,
    title: title ?? (path === '' ? '' : fieldLabel(path.split('.').at(-1) ?? '')),
    ...(help ? { description: help } : {}),
    ...(chosen ? { enum: chosen } : {}),
    ...(isFields(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [
              name,
              titled(each, inner(name), words, choices),
            ]),
          ),
        }
      : {}),
    ...(isFields(items) ? { items: titled(items, inner('*'), words, choices) } : {}),
  };
}

function uiSchemaOf(schema: unknown, path: string, words: FormWords): Fields {
  if (!isFields(schema)) return {};
  const { look, entry }: Partial<FieldWords> = words[path] ?? {};
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  const { properties, items } = schema;
  return {
    ...(look === 'long' ? { 'ui:widget': 'textarea' } : {}),
    ...(look === 'picture' ? { 'ui:widget': 'picture' } : {}),
    ...(look && look in kinds ? { 'ui:options': { inputType: Reflect.get(kinds, look) } } : {}),
    ...(entry ? { 'ui:entry': entry } : {}),
    ...(isFields(properties)
      ? Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [
            name,
            uiSchemaOf(each, inner(name), words),
          ]),
        )
      : {}),
    ...(isFields(items) ? { items: uiSchemaOf(items, inner('*'), words) } : {}),
  };
}

export type JsonForm = { readonly schema: Fields; readonly looks: Fields };

/** The form of a schema with these words. `only` names its fields, where not all are asked for. */
export function jsonForm(
  schema: z.ZodType,
  words: FormWords,
  {
    choices = {},
    only,
  }: { readonly choices?: FieldChoices; readonly only?: readonly string[] } = {},
): JsonForm {
  const whole: Fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { properties, required } = whole;
  const asked = (name: string) => only === undefined || only.includes(name);
  const picked: Fields = {
    ...whole,
    ...(isFields(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).filter(([name]) => asked(name)),
          ),
        }
      : {}),
    ...(Array.isArray(required) ? { required: required.filter(asked) } : {}),
  };
  return { schema: titled(picked, '', words, choices), looks: uiSchemaOf(picked, '', words) };
}
