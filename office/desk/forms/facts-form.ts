// The form of facts.yaml. Each association has its own facts, so the fields come from the file, and the help
// text of a field is the comment above it.
import { isMap, isScalar, parseDocument } from 'yaml';
import { isFields } from '#desk/fields.ts';
import { fieldLabel, type JsonForm } from './json-form.ts';

/** The comments above each fact, by its name. */
function notesOf(text: string): ReadonlyMap<string, string> {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return new Map();
  return new Map(
    contents.items.flatMap(({ key }, at): [string, string][] => {
      if (!isScalar(key)) return [];
      // The comment at the top of the file is above its first field, but it is about the whole file.
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
        description: 'Use one word without spaces. In texts, type it in braces, such as {dues}.',
      },
      value: { type: 'string', title: 'Value' },
    },
  },
} as const;

export function factsForm(text: string, facts: unknown): JsonForm {
  const notes = notesOf(text);
  const names = isFields(facts) ? Object.entries(facts) : [];
  const properties = names.map(([name, fact]) => {
    const note = notes.get(name);
    const said = [note, `In texts, type {${name}}.`].filter(Boolean).join(' ');
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
    uiSchema: { further: { 'ui:entry': 'fact' } },
  };
}

/** A number as a number, because texts can then write it in words. */
const asFact = (value: unknown) =>
  typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value;

/** The facts of the form. Added facts come last. */
export function factsOf(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { further: added, ...facts } = value;
  const more = Array.isArray(added) ? added.filter(isFields) : [];
  return {
    ...facts,
    ...Object.fromEntries(more.map(({ name, value: fact }) => [String(name ?? ''), asFact(fact)])),
  };
}
