// The form of facts.yaml: each association has facts of its own, so the form is that of the file, and
// what is said below a field is the note that stands above it there.
import { isMap, isScalar, parseDocument } from 'yaml';
import { isFields } from '#desk/fields.ts';
import { fieldLabel, type JsonForm } from './json-form.ts';

/** The notes above each fact, by its name. */
function notesOf(text: string): ReadonlyMap<string, string> {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return new Map();
  return new Map(
    contents.items.flatMap(({ key }, at): [string, string][] => {
      if (!isScalar(key)) return [];
      // The note at the top of a file stands above its first field, and is about the whole of it.
      const above = at === 0 ? (contents.commentBefore ?? '') : '';
      const note = `${above}\n${key.commentBefore ?? ''}`.replaceAll(/\s+/g, ' ').trim();
      const sentences = note.split(/(?<=\.) (?=[A-Z])/);
      return [[String(key.value), (at === 0 ? sentences.slice(-1) : sentences).join(' ')]];
    }),
  );
}

const further = {
  title: 'More facts',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        description: 'One word, without spaces: texts refer to it in braces, {dues}.',
      },
      value: { type: 'string', title: 'What texts say for it' },
    },
  },
} as const;

export function factsForm(text: string, facts: unknown): JsonForm {
  const notes = notesOf(text);
  const names = isFields(facts) ? Object.entries(facts) : [];
  const properties = names.map(([name, fact]) => {
    const note = notes.get(name);
    const said = [note, `Texts say {${name}}.`].filter(Boolean).join(' ');
    const type = typeof fact === 'number' ? 'number' : 'string';
    return [name, { type, title: fieldLabel(name), description: said }] as const;
  });
  return {
    schema: {
      type: 'object',
      title: '',
      required: names.map(([name]) => name),
      properties: { ...Object.fromEntries(properties), further },
    },
    looks: { further: { 'ui:entry': 'fact' } },
  };
}

/** A number as a number: it can then be said in words. */
const asFact = (value: unknown) =>
  typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value;

/** The facts of the form, those that were added behind those that were there. */
export function factsOf(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { further: added, ...facts } = value;
  const more = Array.isArray(added) ? added.filter(isFields) : [];
  return {
    ...facts,
    ...Object.fromEntries(more.map(({ name, value: fact }) => [String(name ?? ''), asFact(fact)])),
  };
}
