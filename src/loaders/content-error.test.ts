import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError, faultsOf } from './content-error.ts';

const messageOf = (...faults: ConstructorParameters<typeof ContentError>[1]) =>
  new ContentError('content/board.yaml', faults).message;

describe('the message about wrong content', () => {
  it('says file, row, field, what was found and what was expected', () => {
    expect(messageOf({ row: 7, field: 'members.2.name', found: '', expected: 'a name' })).toContain(
      'content/board.yaml, row 7, field "members.2.name": found ""; expected a name.',
    );
  });

  it('leaves out what a fault has not', () => {
    const message = messageOf({ field: '', found: undefined, expected: 'a readable file' });
    expect(message).toContain('content/board.yaml: found nothing; expected a readable file.');
  });

  it('gives every fault a line', () => {
    const faults = ['a', 'b', 'c'].map((field) => ({ field, found: 1, expected: 'a text' }));
    expect(messageOf(...faults).split('\n')).toHaveLength(4);
  });

  it.each([
    ['a text', 'a "quoted" text', String.raw`"a \"quoted\" text"`],
    ['a number', 0, '0'],
    ['an empty value', null, 'null'],
    ['no value', undefined, 'nothing'],
    ['a list', [1, 'two'], '[1,"two"]'],
  ])('shows %s as it is', (_, found, shown) => {
    expect(messageOf({ field: 'x', found, expected: 'y' })).toContain(`found ${shown};`);
  });

  it('keeps a long value to one line', () => {
    const message = messageOf({ field: 'x', found: 'long\n'.repeat(1000), expected: 'y' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message.length).toBeLessThan(300);
  });
});

describe('what a schema finds wrong', () => {
  const schema = z.strictObject({
    list: z.array(z.strictObject({ name: z.string('a name').min(1, 'a name') })),
    link: z.object({ url: z.string() }),
  });
  const faults = (value: unknown, row?: number) => {
    const { error } = schema.safeParse(value);
    return error ? faultsOf(error, value, row) : [];
  };

  it('is told with the path and the value that stands there', () => {
    expect(faults({ list: [{ name: 'a' }, { name: '' }], link: { url: 'x' } }, 5)).toEqual([
      { row: 5, field: 'list.1.name', found: '', expected: 'a name' },
    ]);
  });

  it('is told in words a volunteer reads, where the schema has none of its own', () => {
    expect(faults({ list: [] })).toEqual([
      { row: undefined, field: 'link', found: undefined, expected: 'object' },
    ]);
  });

  it('shows an unknown field, not all that stands around it', () => {
    const [fault, ...others] = faults({ list: [], link: { url: 'x' }, colour: 'red' });
    expect(others).toEqual([]);
    expect(fault?.found).toEqual({ colour: 'red' });
    expect(fault?.expected).toContain('only known fields');
  });
});
