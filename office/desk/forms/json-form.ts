// Turns one of our schemas into what the form library draws: JSON Schema with titles, and a second object
// with the look of each field. Labels, help and looks are in the schema's `meta`: packages/edition/schemas/text.ts.
import { z } from 'zod';
import { type Fields, isFields } from '#desk/fields.ts';

export type JsonForm = { readonly schema: Fields; readonly uiSchema: Fields };

type FormContext = {
  /** The choices of fields that depend on the edition, by the name that a schema has for them. */
  readonly choices?: Readonly<Record<string, readonly string[] | undefined>>;
  /** What applies while fields are blank. */
  readonly blank?: unknown;
};

/** What the page doesn't need, and rules that the server validates: the page would word their errors differently. */
const unused = [
  ...['$schema', 'pattern', 'allOf', 'additionalProperties', 'propertyNames', 'default'],
  ...['minLength', 'maxLength', 'minItems', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['look', 'entry', 'choices'],
];

const looks: Readonly<Record<string, Fields>> = {
  long: { 'ui:widget': 'textarea' },
  article: { 'ui:widget': 'article' },
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
  const words = name.slice(1).replaceAll(/[A-Z]/g, (char) => ` ${char.toLowerCase()}`);
  return name.charAt(0).toUpperCase() + words;
}

const pick = (fields: unknown, isPicked: (name: string) => boolean): Fields =>
  isFields(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)))
    : {};

/** A history asks for the same schema at each of its changes. */
const converted = new WeakMap<z.ZodType, Fields>();

/** The schema as JSON Schema, with what `meta` says. `only` names its fields, if not all of them are needed. */
export function jsonSchemaOf(schema: z.ZodType, only?: readonly string[]): Fields {
  const whole: Fields =
    converted.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  converted.set(schema, whole);
  return only
    ? { ...whole, properties: pick(whole.properties, (name) => only.includes(name)) }
    : whole;
}

/** The schema of a field, or of the entries of a list. */
export function partAt(part: unknown, key: string | number): unknown {
  if (!isFields(part)) return undefined;
  if (typeof key === 'number') return part.items;
  return isFields(part.properties) ? part.properties[key] : undefined;
}

/** The form of a part of a schema. Keys that are undefined do not reach the page. */
function partForm(part: unknown, name: string, { choices = {}, blank }: FormContext): JsonForm {
  if (!isFields(part)) return { schema: {}, uiSchema: {} };
  const within = (inner: unknown, key: string) =>
    partForm(inner, key, { choices, blank: isFields(blank) ? blank[key] : undefined });
  const properties = Object.entries(pick(part.properties, () => true)).map(
    ([key, inner]) => [key, within(inner, key)] as const,
  );
  const items = part.items ? within(part.items, '') : undefined;
  // An entry that is a single text has no part to open.
  const isInline = items?.schema.type === 'string';
  return {
    schema: {
      ...pick(part, (key) => !unused.includes(key)),
      title: fieldLabel(name, part),
      enum: choices[String(part.choices)] ?? part.enum,
      properties:
        part.properties && Object.fromEntries(properties.map(([key, { schema }]) => [key, schema])),
      items: items && {
        ...items.schema,
        ...(isInline && { title: fieldLabel(String(part.entry ?? '')) }),
      },
    },
    uiSchema: {
      ...looks[String(part.look)],
      'ui:entry': part.entry,
      'ui:placeholder': typeof blank === 'string' ? blank : undefined,
      ...Object.fromEntries(properties.map(([key, { uiSchema }]) => [key, uiSchema])),
      items: items && { ...items.uiSchema, ...(isInline && { 'ui:inline': true }) },
    },
  };
}

/** The form of a schema, or of `only` some of its fields. */
export const jsonForm = (
  schema: z.ZodType,
  { only, ...context }: FormContext & { readonly only?: readonly string[] | undefined } = {},
): JsonForm => partForm(jsonSchemaOf(schema, only), '', context);
