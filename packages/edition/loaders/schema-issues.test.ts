import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fields, list, text } from '#schemas/text.ts';
import { schemaIssues } from './schema-issues.ts';

describe('what a schema finds wrong', () => {
  const schema = fields({
    list: list(fields({ name: text }), 'a list of names', { least: 0 }),
    link: fields({ url: z.string('an address') }),
  });
  const issues = (value: unknown, row?: number) => {
    const { error } = schema.safeParse(value);
    const placeOf = (path: readonly PropertyKey[]) => ({ row, field: path.join('.') });
    return error ? schemaIssues(error, value, placeOf) : [];
  };

  it('is told with the path and the value that stands there', () => {
    expect(issues({ list: [{ name: 'a' }, { name: '' }], link: { url: 'x' } }, 5)).toEqual([
      { row: 5, field: 'list.1.name', found: '', expected: 'a text' },
    ]);
  });

  it('is told in words a volunteer reads', () => {
    expect(issues({ list: [] })).toEqual([
      { row: undefined, field: 'link', found: undefined, expected: 'the fields url' },
    ]);
  });

  it('shows an unknown field, and says which there are', () => {
    expect(issues({ list: [], link: { url: 'x', color: 'red' } })).toEqual([
      {
        row: undefined,
        field: 'link.color',
        found: 'red',
        expected: 'no such field; here are url',
      },
    ]);
  });

  it('is told once of a value that is wrong in two ways', () => {
    const twice = z.string().min(3, 'three letters').regex(/^x/, 'an x');
    const { error } = fields({ twice }).safeParse({ twice: 'a' });
    const output = error ? schemaIssues(error, { twice: 'a' }, () => ({ field: 'twice' })) : [];
    expect(output).toEqual([{ field: 'twice', found: 'a', expected: 'three letters' }]);
  });
});
