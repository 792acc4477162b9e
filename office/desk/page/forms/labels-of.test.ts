import { boardSchema } from '@appraisers/edition/schemas/association.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { expect, it } from 'vitest';
import { jsonForm } from '#desk/forms/json-form.ts';
import { labelsOf } from './labels-of.ts';

const board = jsonForm(boardSchema).schema;
const member = jsonForm(memberSchema).schema;
const people = { members: [{ name: 'Ada Quist' }, { name: '...' }] };

it.each([
  ['a field', member, {}, ['zip'], ['ZIP code']],
  [
    'a field of an entry',
    board,
    people,
    ['members', 0, 'title'],
    ['The board', 'Ada Quist', 'Title'],
  ],
  [
    'an entry without a name',
    board,
    people,
    ['members', 1, 'name'],
    ['The board', 'Entry 2', 'Name'],
  ],
  ['the text of an article, which has no schema', member, {}, ['body'], []],
])('names %s by its labels', (_, schema, value, path, labels) => {
  expect(labelsOf(schema, value, path)).toEqual(labels);
});
