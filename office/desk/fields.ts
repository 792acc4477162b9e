// The fields of a value, such as an entry of a list, and what people call them.

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The fields that may name an entry. The first one that has text does. */
const nameFields = [
  'name',
  'title',
  'label',
  'question',
  'heading',
  'person',
  'id',
  'key',
  'column',
  'zone',
  'text',
];

/** What people call an entry of a list; undefined when it has no name. */
export function entryName(entry: unknown): string | undefined {
  const { firstName = '', lastName = '', ...fields } = isFields(entry) ? entry : { text: entry };
  const texts = [`${firstName} ${lastName}`.trim(), ...nameFields.map((key) => fields[key])];
  const name = texts.find((text) => typeof text === 'string' && /[\p{L}\p{N}]/u.test(text));
  return name === undefined ? undefined : String(name);
}

/** The label of a field: its own, or one made from its name in the file. */
export function fieldLabel(name: string, title?: string): string {
  const words = name.slice(1).replaceAll(/[A-Z]/g, (char) => ` ${char.toLowerCase()}`);
  return title ?? name.charAt(0).toUpperCase() + words;
}
