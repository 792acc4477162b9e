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
import { factsForm, factsOf } from './facts-form.ts';
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
      expect(shown.toSorted()).toEqual(Object.keys(properties ?? {}).toSorted());
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
  const { schema } = factsForm(readFileSync('editions/journeys/facts.yaml', 'utf8'), {
    founded: 2009,
    dues: '$100',
  });
  expect(schema.properties).toMatchObject({
    founded: { type: 'number', title: 'Founded' },
    dues: { type: 'string', description: 'What membership costs a year. In texts, type {dues}.' },
  });
  expect(JSON.stringify(schema)).toContain(
    'The year the association was founded. In texts, type {founded}.',
  );
  expect(JSON.stringify(schema)).not.toContain('Figures and years that stand');
  expect(
    factsOf({
      dues: '$1',
      further: [
        { name: 'a', value: '12' },
        { name: 'b', value: '012' },
      ],
    }),
  ).toEqual({ dues: '$1', a: 12, b: '012' });
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
    offices: z.record(z.string(), fields({ url: text })).default({}),
    names: z.record(z.string(), text),
  }),
);

it('removes from the input what a form and pasting add, and keeps what was there', () => {
  const before = { summary: 'Two  spaces', title: 'A', lines: [], names: {}, further: ['x'] };
  const input = {
    ...Object(toForm(sample, before)),
    title: ' \u200BB\u00AD\r\n\uFEFFc\u00A0d ',
    phone: '(801) 555-0123 ',
    hours: undefined,
    note: '',
    lines: ['', ' x '],
    further: [],
    video: { title: undefined },
    offices: [{ key: ' NV ', url: 'u' }],
    names: [],
  };
  expect(fromForm(sample, input, before)).toEqual({
    summary: 'Two  spaces',
    title: 'B c d',
    phone: '18015550123',
    lines: ['', 'x'],
    offices: { NV: { url: 'u' } },
    names: {},
  });
});

it('rejects a name that is there twice, because the file has room for one', () => {
  const names = [
    { key: 'SLC', value: 'Salt Lake City' },
    { key: 'SLC ', value: 'Somewhere' },
  ];
  expect(() => fromForm(sample, { names }, {})).toThrow('“SLC” is there twice.');
});
