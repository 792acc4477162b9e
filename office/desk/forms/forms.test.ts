import { readFileSync } from 'node:fs';
import { boardSchema } from '@appraisers/edition/schemas/association.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isFields } from '#desk/fields.ts';
import { deskForms } from './desk-forms.ts';
import { factsForm, factsOf } from './facts-form.ts';
import { articleWords, boardWords, type FormWords, memberWords } from './form-words.ts';
import { cleanInput, jsonForm } from './json-form.ts';

/** The paths of all fields of a form. */
function pathsIn(schema: unknown, path = ''): string[] {
  if (!isFields(schema)) return [];
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  const { properties, items } = schema;
  if (isFields(properties))
    return Object.entries(properties).flatMap(([name, each]) => [
      inner(name),
      ...pathsIn(each, inner(name)),
    ]);
  return isFields(items) ? [inner('*'), ...pathsIn(items, inner('*'))] : [];
}

type FormInput = {
  name: string;
  schema: z.ZodType;
  words: FormWords;
  only?: readonly string[] | undefined;
};

const all: readonly FormInput[] = [
  ...Object.entries(deskForms)
    .filter(([name]) => name !== 'facts')
    .map(([name, { schema, words, only }]) => ({ name, schema, words, only })),
  { name: 'article', schema: postSchema, words: articleWords },
  { name: 'member', schema: memberSchema, words: memberWords },
];

describe.each(all)('the form $name', ({ schema, words, only }) => {
  const form = jsonForm(schema, words, only ? { only } : {});
  const paths = pathsIn(form.schema).filter((path) => !/(^|\.)\*$/.test(path) || path in words);

  it('has a label for every field, and no other label', () => {
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => !(path in words))).toEqual([]);
    expect(Object.keys(words).filter((path) => path !== '' && !paths.includes(path))).toEqual([]);
  });
  it('leaves the rules to the server', () => {
    expect(JSON.stringify(form.schema)).not.toMatch(/"(pattern|minLength|maxLength|\$schema)"/);
  });
});

it('has the look of each field, and the name of an entry', () => {
  const { uiSchema } = jsonForm(boardSchema, boardWords);
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

it('removes from the input what a form adds, and keeps what was there', () => {
  const before = { summary: 'Two  spaces', title: 'A' };
  const draft = {
    summary: 'Two  spaces',
    title: ' B\r\nc ',
    hours: undefined,
    note: '',
    list: ['', ' x '],
  };
  expect(cleanInput(draft, before)).toEqual({
    summary: 'Two  spaces',
    title: 'B c',
    list: ['', 'x'],
  });
});
