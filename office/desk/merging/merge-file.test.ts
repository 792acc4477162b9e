// Two people change copies of the same file. No test has a conflict that the sides could have without it.
import { describe, expect, it } from 'vitest';
import { mergeFile } from './merge-file.ts';
import type { Side } from './merge-values.ts';

const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));

function merged(
  file: string,
  [base, mine, theirs]: readonly (string | undefined)[],
  side: Side = 'mine',
) {
  const versions = { base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) };
  const { content, conflicts } = mergeFile(file, versions, () => side);
  return {
    text: content && Buffer.from(content).toString(),
    conflicts: conflicts.map(({ path }) => path.join(' ')),
  };
}

describe('a file of fields', () => {
  const base = '# Yearly.\ndues: $100\nhours: 28\nseats: 3\n';
  it('has the changes of both people', () => {
    const mine = base.replace('$100', '$120');
    const theirs = base.replace('seats: 3', '# Of the board.\nseats: 4');
    expect(merged('facts.yaml', [base, mine, theirs])).toEqual({
      text: '# Yearly.\ndues: $120\nhours: 28\n# Of the board.\nseats: 4\n',
      conflicts: [],
    });
  });

  it.each([
    ['mine', '$120'],
    ['theirs', '$130'],
  ] as const)('with one field changed twice keeps %s', (side, dues) => {
    const mine = base.replace('$100', '$120').replace('28', '30');
    const theirs = base.replace('$100', '$130').replace('3\n', '4\n');
    expect(merged('facts.yaml', [base, mine, theirs], side)).toEqual({
      text: `# Yearly.\ndues: ${dues}\nhours: 30\nseats: 4\n`,
      conflicts: ['dues'],
    });
  });

  it('asks about a field that one removes and the other changes', () => {
    const versions = [base, base.replace('seats: 3\n', ''), base.replace('3\n', '4\n')];
    expect(merged('facts.yaml', versions).conflicts).toEqual(['seats']);
    expect(merged('facts.yaml', versions, 'theirs').text).toContain('seats: 4');
    expect(merged('facts.yaml', versions, 'mine').text).not.toContain('seats');
  });

  it('keeps the line ends of Windows', () => {
    const windows = base.replaceAll('\n', '\r\n');
    const theirs = windows.replace('28', '30').replace('3\r', '4\r');
    const { text } = merged('facts.yaml', [windows, windows.replace('$100', '$120'), theirs]);
    expect(text).toBe('# Yearly.\r\ndues: $120\r\nhours: 30\r\nseats: 4\r\n');
  });

  it('that is not valid on one side is chosen as a whole', () => {
    const broken = 'dues: [\n';
    expect(merged('facts.yaml', [base, broken, base.replace('28', '30')], 'theirs')).toEqual({
      text: base.replace('28', '30'),
      conflicts: [''],
    });
  });
});

describe('a list of entries', () => {
  const entry = (id: string, title: string) => `- id: ${id}\n  title: ${title}\n`;
  const base = entry('a', 'One') + entry('b', 'Two') + entry('c', 'Three');
  it('has what each added, changed and removed', () => {
    const mine = base.replace('Two', 'Second') + entry('d', 'Mine');
    const theirs = entry('b', 'Two') + entry('c', 'Third') + entry('e', 'Theirs');
    expect(merged('events.yaml', [base, mine, theirs])).toEqual({
      text: entry('b', 'Second') + entry('c', 'Third') + entry('d', 'Mine') + entry('e', 'Theirs'),
      conflicts: [],
    });
  });

  it('asks about an entry that one removes and the other changes', () => {
    const versions = [base, base.replace('Two', 'Second'), base.replace(entry('b', 'Two'), '')];
    expect(merged('events.yaml', versions).conflicts).toEqual(['#b']);
    expect(merged('events.yaml', versions, 'theirs').text).not.toContain('id: b');
  });

  it('names the field that both changed, by the entry', () => {
    const versions = [base, base.replace('Two', '2'), base.replace('Two', 'II')];
    expect(merged('events.yaml', versions)).toMatchObject({ conflicts: ['#b title'] });
  });

  it('moves an entry once', () => {
    const mine = entry('c', 'Three') + entry('a', 'One') + entry('b', 'Two');
    const { text, conflicts } = merged('events.yaml', [base, mine, base.replace('One', '1')]);
    expect(text).toBe(mine.replace('One', '1'));
    expect(conflicts).toEqual([]);
  });
});

describe('the list of members', () => {
  const header = 'id,firstName,lastName,phone,city,zip\n';
  const [ruth, vai] = ['1,Ruth,Abernathy,,Draper,84020\n', '2,Vai,Latu,,Sandy,84094\n'];
  const base = header + ruth + vai;

  it('has the changes of both in one row, and an unusual comma', () => {
    const mine = base.replace('Vai,Latu', 'Vai,"Latu, Jr"');
    const theirs = base.replace('Latu,,Sandy', 'Latu,13855550187,Sandy');
    expect(merged('members.csv', [base, mine, theirs])).toEqual({
      text: `${header}${ruth}2,Vai,"Latu, Jr",13855550187,Sandy,84094\n`,
      conflicts: [],
    });
  });

  it('never mixes two locations', () => {
    const mine = base.replace('Sandy,84094', 'Sandy,84070');
    const theirs = base.replace('Latu,,Sandy,84094', 'Latu,13855550187,Murray,84107');
    expect(merged('members.csv', [base, mine, theirs])).toEqual({
      text: `${header}${ruth}2,Vai,Latu,13855550187,Sandy,84070\n`,
      conflicts: ['#2'],
    });
    expect(merged('members.csv', [base, mine, theirs], 'theirs').text).toContain('Murray,84107');
  });

  it('keeps a column that one side added', () => {
    const theirs = `id,firstName,lastName,phone,city,zip,lat\n1,Ruth,Abernathy,,Draper,84020,40.5\n`;
    const mine = header + ruth.replace('Ruth', 'Ruthie');
    expect(merged('members.csv', [header + ruth, mine, theirs]).text).toBe(
      'id,firstName,lastName,phone,city,zip,lat\n1,Ruthie,Abernathy,,Draper,84020,40.5\n',
    );
  });
});

describe('an article', () => {
  const base = '---\nid: 6\ntitle: A lot\n---\n\nFirst.\n\nSecond.\n\nThird.\n\nFourth.\n';
  it('has the paragraphs of both', () => {
    const mine = base.replace('First.', 'Mine.').replace('A lot', 'Lots');
    const theirs = base.replace('Fourth.', 'Theirs.\n\nFifth.');
    expect(merged('posts/6-lot.md', [base, mine, theirs])).toEqual({
      text: '---\nid: 6\ntitle: Lots\n---\n\nMine.\n\nSecond.\n\nThird.\n\nTheirs.\n\nFifth.\n',
      conflicts: [],
    });
  });

  it.each([
    ['mine', 'Mine.'],
    ['theirs', 'Theirs.'],
  ] as const)('with one paragraph changed twice keeps %s', (side, kept) => {
    const versions = [base, base.replace('Second.', 'Mine.'), base.replace('Second.', 'Theirs.')];
    expect(merged('posts/6-lot.md', versions, side)).toEqual({
      text: base.replace('Second.', kept),
      conflicts: ['text ~1'],
    });
  });
});

describe('a whole file', () => {
  it.each([
    ['a picture changed twice', 'pictures/a.svg', 'one', 'mine', 'theirs'],
    ['removed here, changed there', 'pictures/a.svg', 'one', undefined, 'theirs'],
    ['changed here, removed there', 'posts/1-a.md', 'one', 'mine', undefined],
    ['two new files with one name', 'pictures/a.svg', undefined, 'mine', 'theirs'],
  ])('is chosen: %s', (_, file, base, mine, theirs) => {
    for (const side of ['mine', 'theirs'] as const)
      expect(merged(file, [base, mine, theirs], side)).toEqual({
        text: side === 'mine' ? mine : theirs,
        conflicts: [''],
      });
  });
});
