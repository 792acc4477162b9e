// The schema of a file as a form draws it: JSON Schema, with the label, help and look of each field, which are in the
// schema's `meta`: packages/edition/schemas/text.ts.
import { isMap, isScalar, parseDocument } from 'yaml';
import { z } from 'zod';

const text = z.string().optional();

/** A field, a list or a group. Rules of the schema stay with the server: the page would word their issues differently. */
export const formPart = z.object({
  type: text,
  title: text,
  description: text,
  look: text,
  /** What a list calls an entry. */
  entry: text,
  enum: z.array(z.string()).optional(),
  /** The name of the choices that depend on the edition. */
  choices: text,
  /** What applies while the field is blank. */
  placeholder: text,
  default: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.optional(z.record(z.string(), formPart));
  },
  get items() {
    return z.optional(formPart);
  },
});

export type FormPart = z.infer<typeof formPart>;

/** A history asks for the same schema at each of its changes. */
const converted = new WeakMap<z.ZodType, FormPart>();

/** The form of a schema. `only` names its fields, if not all of them are needed. */
export function partOf(schema: z.ZodType, only?: readonly string[]): FormPart {
  const whole =
    converted.get(schema) ??
    formPart.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  converted.set(schema, whole);
  if (!only) return whole;
  const fields = Object.entries(whole.properties ?? {}).filter(([name]) => only.includes(name));
  return { ...whole, properties: Object.fromEntries(fields) };
}

/** The form of a field, or of the entries of a list. */
export const partAt = (part: FormPart | undefined, key: string | number): FormPart | undefined =>
  typeof key === 'number' ? part?.items : part?.properties?.[key];

/**
 * The form of facts.yaml. Each association has its own facts, so the fields come from the file, and the help of a field
 * is the comment above it.
 */
export function partOfFacts(file: string): FormPart {
  const { contents } = parseDocument(file);
  const facts = (isMap(contents) ? contents.items : []).map(({ key, value }) => {
    const name = String(key);
    // The comment about the whole list is above a blank line.
    const [note = ''] = (isScalar(key) && key.commentBefore?.split(/\n\s*\n/).reverse()) || [];
    const description = `${note} In texts, type {${name}}.`.replaceAll(/\s+/g, ' ').trim();
    const type = isScalar(value) && typeof value.value === 'number' ? 'number' : 'string';
    return [name, { type, description }] as const;
  });
  const required = facts.map(([name]) => name);
  return { type: 'object', required, properties: Object.fromEntries(facts) };
}
