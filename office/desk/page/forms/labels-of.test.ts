import { boardSchema } from '@appraisers/edition/schemas/association.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { expect, it } from 'vitest';
import { jsonForm } from '#desk/forms/json-form.ts';
import { labelsOf } from './labels-of.ts';

const board = jsonForm(boardSchema).schema;
const member = jsonForm(memberSchema).schema;

it.each([
  ['a field', member, ['zip'], ['ZIP code']],
  ['a field of an entry', board, ['members', 1, 'title'], ['The board', 'Entry 2', 'Title']],
  ['the text of an article, which has no schema', member, ['body'], []],
])('names %s by its labels', (_, schema, path, labels) => {
  expect(labelsOf(schema, path)).toEqual(labels);
});
