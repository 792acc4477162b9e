// Two people change copies of the same file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordChanges } from './describe-records.ts';
import { contentOf } from './file-records.ts';
import { mergeFile, mergeValues } from './merge-records.ts';

const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
type Texts = readonly (string | undefined)[];

function merged(file: string, [base, mine, theirs]: Texts, side: 'mine' | 'theirs' = 'mine') {
  const conflicts: string[] = [];
  const versions = { base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) };
  const content = mergeFile(file, versions, ({ path }) => {
    conflicts.push(path.join(' '));
    return side;
  });
  return { text: content && Buffer.from(content).toString(), conflicts };
}

describe('records', () => {
  const record = fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.nat(3) });
  const records = fc.uniqueArray(record, { selector: ({ id }) => id });
  const merge = (...[base, mine, theirs]: readonly unknown[]) =>
    [mergeValues({ base, mine, theirs }, () => 'mine')].flat().map(Object);

  it('that only one side changed are those of that side', () => {
    fc.assert(
      fc.property(records, records, (base, changed) => {
        expect(merge(base, base, changed)).toEqual(changed);
        expect(merge(base, changed, base)).toEqual(changed);
      }),
    );
  });

  it('that both sides have are there once, and a record that one side removed is not', () => {
    fc.assert(
      fc.property(records, records, records, (base, mine, theirs) => {
        const ids = merge(base, mine, theirs).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const textOf = (side: typeof base, id: string) => side.find((one) => one.id === id)?.text;
        for (const { id } of mine) if (textOf(theirs, id) !== undefined) expect(ids).toContain(id);
        for (const { id, text } of base)
          if (textOf(mine, id) === undefined && textOf(theirs, id) === text)
            expect(ids).not.toContain(id);
      }),
    );
  });

  // A merge that isn't linear takes minutes, and the test ends before.
  it('of 20,000 rows merge', () => {
    const header = 'id,firstName,lastName,phone,email,city,zip\n';
    const rows = Array.from({ length: 20_000 }, (_, at) => {
      return `${at + 1},Ada,Quist,18015550100,ada@example.org,Provo,84604\n`;
    });
    const mine = rows.with(5, rows[5]?.replace('Ada', 'Bea') ?? '');
    const theirs = [...rows.toSpliced(9, 1), '20001,Cy,Quist,,cy@example.org,Provo,84604\n'];
    const texts = [rows, mine, theirs].map((list) => header + list.join(''));
    const { text = '', conflicts } = merged('members.csv', texts);
    const lines = text.split('\n');
    expect([lines.length, lines[6], conflicts]).toEqual([20_002, mine[5]?.trimEnd(), []]);
  });
});

const facts = '# Yearly.\ndues: $100\nhours: 28\nseats: 3\n';
const entry = (id: string, title: string) => `- id: ${id}\n  title: ${title}\n`;
const events = entry('a', 'One') + entry('b', 'Two') + entry('c', 'Three');
const page = (entries: string) =>
  `titles: [A]\nmembers:\n${entries.replaceAll(/^/gm, '  ').trimEnd()}\n`;
const post = '---\nid: 6\ntitle: A lot\n---\n\nFirst.\n';

it.each<[string, string, Texts, string]>([
  [
    'fields of a file',
    'facts.yaml',
    [facts, facts.replace('$100', '$120'), facts.replace('seats: 3', 'seats: 4')],
    '# Yearly.\ndues: $120\nhours: 28\nseats: 4\n',
  ],
  [
    'entries that one side changes and adds, the other moves, removes and adds',
    'events.yaml',
    [
      events,
      events.replace('Two', 'Second') + entry('d', 'Mine'),
      entry('c', 'Third') + entry('b', 'Two') + entry('e', 'Theirs'),
    ],
    entry('c', 'Third') + entry('d', 'Mine') + entry('b', 'Second') + entry('e', 'Theirs'),
  ],
  [
    'entries in a page',
    'board.yaml',
    [events, events.replace('One', '1'), events.replace('Three', '3')].map(page),
    page(events.replace('One', '1').replace('Three', '3')),
  ],
  [
    'questions, and columns of exports',
    'answers.yaml',
    ['- question: A?\n  answer: a\n- column: B\n  use: zip\n'].flatMap((text) => [
      text,
      text.replace('answer: a', 'answer: c'),
      text.replace('zip', 'city'),
    ]),
    '- question: A?\n  answer: c\n- column: B\n  use: city\n',
  ],
  [
    'fields and text of an article',
    'posts/6-lot.md',
    [post, post.replace('A lot', 'Lots'), post.replace('First', 'Second')],
    post.replace('A lot', 'Lots').replace('First', 'Second'),
  ],
])('%s have the changes of both people', (_, file, versions, text) => {
  expect(merged(file, versions)).toEqual({ text, conflicts: [] });
});

const [mine, theirs] = [facts.replace('$100', '$120'), facts.replace('$100', '$130')];

it.each<[string, Texts, string]>([
  ['facts.yaml', [facts, mine, theirs], 'dues'],
  ['events.yaml', [events, events.replace('Two', '2'), events.replace(/- id: b\n.*\n/, '')], 'b'],
  // Without records, a file is chosen as a whole.
  ['facts.yaml', [facts, 'dues: [\n', theirs], ''],
  ['pictures/a.svg', ['one', 'mine', 'theirs'], ''],
  ['pictures/a.svg', ['one', undefined, 'theirs'], ''],
  ['posts/1-a.md', ['one', 'mine', undefined], ''],
])('a conflict in %s is chosen', (file, versions, conflict) => {
  for (const [side, text] of [['mine', versions[1]] as const, ['theirs', versions[2]] as const])
    expect(merged(file, versions, side)).toEqual({ text, conflicts: [conflict] });
});

it('a file that both removed is no conflict', () => {
  const versions = ['id,platformId\n1,\n', undefined, undefined];
  expect(merged('member-numbers.csv', versions)).toEqual({ text: undefined, conflicts: [] });
});

it('an entry with another name is one change, and a member in the place of another is two', () => {
  const changes = (file: string, ...texts: readonly string[]) => {
    const [was, is] = texts.map((text) => contentOf(file, bytes(text)));
    return recordChanges(file, was, is).map(({ how, name }) => [how, name]);
  };
  const card = (title: string) => `membership:\n  - title: ${title}\n    text: Words.\n`;
  expect(changes('benefits.yaml', card('Dues'), card('Fees'))).toEqual([['changed', 'Fees']]);
  const row = (id: string, name: string) => `id,firstName,lastName\n${id},${name},Quist\n`;
  expect(changes('members.csv', row('1', 'Ann'), row('2', 'Bo'))).toEqual([
    ['removed', 'Ann Quist'],
    ['new', 'Bo Quist'],
  ]);
});
