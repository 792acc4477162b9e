// Turns one of our schemas into what the form library draws: JSON Schema with titles, and a second object
// with the look of each field. Labels, help and looks are in the schema's `meta`: packages/edition/schemas/text.ts.
import { z } from 'zod';
import { type Fields, isFields } from '#desk/fields.ts';

/** The choices of fields that depend on the edition, by the name that a schema has for them. */
export type FieldChoices = Readonly<Record<string, readonly string[] | undefined>>;

export type JsonForm = { readonly schema: Fields; readonly uiSchema: Fields };

/** What the page doesn't need, and rules that the server validates: the page would word their errors differently. */
const unused = [
  ...['$schema', 'pattern', 'allOf', 'additionalProperties', 'propertyNames', 'default'],
  ...['minLength', 'maxLength', 'minItems', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['look', 'entry', 'choices', 'key', 'value'],
];

const looks: Readonly<Record<string, Fields>> = {
  long: { 'ui:widget': 'textarea' },
  picture: { 'ui:widget': 'picture' },
  color: { 'ui:widget': 'swatch' },
  day: { 'ui:options': { inputType: 'date' } },
  pastDay: { 'ui:options': { inputType: 'date' } },
  moment: { 'ui:options': { inputType: 'datetime-local' } },
  email: { 'ui:options': { inputType: 'email' } },
  phone: { 'ui:options': { inputType: 'tel' } },
};

/** The label of a field: its own, or one made from its name in the file. */
export function fieldLabel(name: string, part?: unknown): string {
  if (isFields(part) && typeof part.title === 'string') return part.title;
  return (
    name.charAt(0).toUpperCase() +
    name.slice(1).replaceAll(/[A-Z]/g, (char) => ` ${char.toLowerCase()}`)
  );
}

const pick = (fields: unknown, isPicked: (name: string) => boolean): Fields =>
  isFields(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)))
    : {};

/** A history asks for the same schema at each of its changes. */
const converted = new WeakMap<z.ZodType, Fields>();

function wholeSchemaOf(schema: z.ZodType): Fields {
  const known = converted.get(schema);
  if (known) return known;
  const whole: Fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  converted.set(schema, whole);
  return whole;
}

/** The schema as JSON Schema, with what `meta` says. `only` names its fields, if not all of them are needed. */
export function jsonSchemaOf(schema: z.ZodType, only?: readonly string[]): Fields {
  const whole = wholeSchemaOf(schema);
  if (!only) return whole;
  const { properties, required } = whole;
  return {
    ...whole,
    properties: pick(properties, (name) => only.includes(name)),
    required: Array.isArray(required) ? required.filter((name) => only.includes(name)) : [],
  };
}

/** The value of each entry of a map whose names the association chooses; undefined for any other part. */
export const entriesSchema = (part: Fields): Fields | undefined =>
  isFields(part.propertyNames) && isFields(part.additionalProperties)
    ? part.additionalProperties
    : undefined;

/** A form shows such a map as a list. Each entry has its name as a field. */
function listOfMap({ key, value: label, ...part }: Fields, entries: Fields): Fields {
  const { properties, required } = isFields(entries.properties)
    ? entries
    : { properties: { value: { ...entries, title: label } }, required: ['value'] };
  return {
    ...part,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        key: { type: 'string', title: key },
        ...pick(properties, () => true),
      },
      required: ['key', ...(Array.isArray(required) ? required : [])],
    },
  };
}

/** The form of a part of a schema. Keys that are undefined do not reach the page. */
function partForm(given: unknown, name: string, choices: FieldChoices): JsonForm {
  if (!isFields(given)) return { schema: {}, uiSchema: {} };
  const entries = entriesSchema(given);
  const part = entries ? listOfMap(given, entries) : given;
  const properties = Object.entries(pick(part.properties, () => true)).map(
    ([inner, each]) => [inner, partForm(each, inner, choices)] as const,
  );
  const items = isFields(part.items) ? entryForm(part, part.items, choices) : undefined;
  return {
    schema: {
      ...pick(part, (key) => !unused.includes(key)),
      title: fieldLabel(name, part),
      enum: choices[String(part.choices)] ?? part.enum,
      properties:
        part.properties &&
        Object.fromEntries(properties.map(([inner, { schema }]) => [inner, schema])),
      items: items?.schema,
    },
    uiSchema: {
      ...looks[String(part.look)],
      'ui:entry': part.entry,
      ...Object.fromEntries(properties.map(([inner, { uiSchema }]) => [inner, uiSchema])),
      items: items?.uiSchema,
    },
  };
}

/** The form of the entries of a list. One that is a single text has no part to open. */
function entryForm({ entry }: Fields, items: Fields, choices: FieldChoices): JsonForm {
  const { schema, uiSchema } = partForm(items, '', choices);
  if (schema.type !== 'string') return { schema, uiSchema };
  return {
    schema: { ...schema, title: fieldLabel(String(entry ?? '')) },
    uiSchema: { ...uiSchema, 'ui:inline': true },
  };
}

/** The form of a schema. */
export const jsonForm = (
  schema: z.ZodType,
  { choices = {}, only }: { choices?: FieldChoices; only?: readonly string[] | undefined } = {},
): JsonForm => partForm(jsonSchemaOf(schema, only), '', choices);
