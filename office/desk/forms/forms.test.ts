import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { boardSchema } from '@appraisers/edition/schemas/association.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import { fields, list, text } from '@appraisers/edition/schemas/text.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isFields } from '#desk/fields.ts';
import { deskForms } from './desk-forms.ts';
import { factsForm } from './facts-form.ts';
import { fromForm, toForm } from './form-values.ts';
import { jsonForm, jsonSchemaOf } from './json-form.ts';

/** Files of an edition without a form, and why. */
const filesWithoutForm: Readonly<Record<string, string>> = {
  'members.csv': 'Members has a screen of its own.',
  'member-numbers.csv': 'The desk and imports write it. Members has the day of each confirmation.',
  posts: 'Articles has a screen of its own.',
  'region/gazetteer.json': 'A program makes it from public data.',
  'region/border-towns.json': 'A program makes it from public data.',
  'region/map-base.json': 'A program makes it from public data.',
  'region/census.json': 'A program makes it from public data.',
};

/** Tables of names, which change with the place data or not at all. */
const fieldsWithoutForm: Readonly<Record<string, readonly string[]>> = {
  'region.yaml': ['neighborLicensing', 'shortNames', 'spelling'],
};

/** The labels of all fields of a form. */
function labelsIn(schema: unknown): string[] {
  if (!isFields(schema)) return [];
  const { properties, items } = schema;
  const inner = isFields(properties) ? Object.values(properties) : [];
  return [
    ...inner.map((each) => String(isFields(each) ? each.title : '')),
    ...inner.flatMap(labelsIn),
    ...labelsIn(items),
  ];
}

const all: readonly { name: string; schema: z.ZodType; only?: readonly string[] | undefined }[] = [
  ...Object.entries(deskForms).map(([name, { schema, only }]) => ({ name, schema, only })),
  { name: 'article', schema: postSchema },
  { name: 'member', schema: memberSchema },
];

describe.each(all)('the form $name', ({ schema, only }) => {
  const form = jsonForm(schema, { only });
  it('has a label for every field', () => {
    const labels = labelsIn(form.schema);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
  });
  it('leaves the rules to the server', () => {
    expect(JSON.stringify(form.schema)).not.toMatch(/"(pattern|minLength|maxLength|\$schema)"/);
  });
});

describe('the files of an edition', () => {
  const files = Object.values(edition).flatMap((entry): string[] =>
    typeof entry === 'object' && 'file' in entry ? [entry.file] : [],
  );
  const formsOf = (file: string) => Object.values(deskForms).filter((form) => form.file === file);

  it.each(files)('%s has a form, or a reason why not', (file) => {
    expect(formsOf(file).length > 0).toBe(!(file in filesWithoutForm));
  });

  it.each(files.filter((file) => formsOf(file).length > 1))(
    'the forms of %s have all of its fields',
    (file) => {
      const [first, ...others] = formsOf(file);
      const shown = [first, ...others].flatMap((form) => form?.only ?? []);
      const { properties } = first ? jsonSchemaOf(first.schema) : {};
      const fieldsOfFile = Object.keys(properties ?? {});
      expect([...shown, ...(fieldsWithoutForm[file] ?? [])].toSorted()).toEqual(
        fieldsOfFile.toSorted(),
      );
    },
  );
});

it('has the look of each field, and the name of an entry', () => {
  const { uiSchema } = jsonForm(boardSchema);
  expect(uiSchema.members).toMatchObject({
    'ui:entry': 'board member',
    items: { image: { 'ui:widget': 'picture' } },
  });
});

it('makes the form of the facts from their file, with its comments', () => {
  const { schema } = factsForm(readFileSync('editions/journeys/facts.yaml', 'utf8'));
  expect(schema.properties).toMatchObject({
    founded: {
      type: 'number',
      title: 'Founded',
      description: 'The year the association was founded. In texts, type {founded}.',
    },
    dues: { type: 'string', description: 'What membership costs a year. In texts, type {dues}.' },
  });
});

const sample = jsonSchemaOf(
  fields({
    summary: text,
    title: text,
    phone: text.optional().meta({ look: 'phone' }),
    hours: z.number().optional(),
    lines: list(text, 'lines', { least: 0 }),
    further: list(text, 'lines', { least: 1 }).optional(),
    video: fields({ title: text }).optional(),
    isOn: z.boolean().default(true),
  }),
);

it('removes from the input what a form and pasting add, and keeps what was there', () => {
  const before = { summary: 'Two  spaces', title: 'A', lines: [], further: ['x'] };
  const input = {
    ...Object(toForm(sample, before)),
    title: ' \u200BB\u00AD\r\n\uFEFFc\u00A0d ',
    phone: '(801) 555-0123 ',
    hours: undefined,
    note: '',
    lines: ['', ' x '],
    further: [],
    video: { title: undefined },
  };
  expect(fromForm(sample, input, before)).toEqual({
    summary: 'Two  spaces',
    title: 'B c d',
    phone: '18015550123',
    lines: ['', 'x'],
  });
});
