// Two people change copies of the same file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFile } from './file-records.ts';
import { mergeMembers } from './member-numbers.ts';
import { mergeRecords, type Side } from './merge-records.ts';

const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));

function merged(
  file: string,
  [base, mine, theirs]: readonly (string | undefined)[],
  side: Side = 'mine',
) {
  const conflicts: string[] = [];
  const versions = { base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) };
  const content = mergeFile(file, versions, ({ path }) => {
    conflicts.push(path.join(' '));
    return side;
  });
  return { text: content && Buffer.from(content).toString(), conflicts };
}

describe('records', () => {
  const records = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.nat(3)), { selector: ([key]) => key })
    .map((entries) => new Map<string, unknown>(entries));
  const choose = () => 'mine' as const;

  it('that only one side changed are those of that side', () => {
    fc.assert(
      fc.property(records, records, (base, changed) => {
        for (const versions of [
          { base, mine: base, theirs: changed },
          { base, mine: changed, theirs: base },
        ])
          expect([...mergeRecords(versions, choose)]).toEqual([...changed]);
      }),
    );
  });

  it('that both sides have are there once, and a record that one side removed is not', () => {
    fc.assert(
      fc.property(records, records, records, (base, mine, theirs) => {
        const keys = [...mergeRecords({ base, mine, theirs }, choose).keys()];
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of mine.keys()) if (theirs.has(key)) expect(keys).toContain(key);
        for (const [key, value] of base)
          if (!mine.has(key) && theirs.get(key) === value) expect(keys).not.toContain(key);
      }),
    );
  });

  it('of 20,000 rows merge within a second', () => {
    const header = 'id,firstName,lastName,phone,email,city,zip\n';
    const rows = Array.from({ length: 20_000 }, (_, at) => {
      return `${at + 1},Ada,Quist,18015550100,ada@example.org,Provo,84604\n`;
    });
    const text = (list: readonly string[]) => bytes(header + list.join(''));
    const mine = rows.with(5, rows[5]?.replace('Ada', 'Bea') ?? '');
    const theirs = [...rows.toSpliced(9, 1), '20001,Cy,Quist,,cy@example.org,Provo,84604\n'];
    const versions = { base: text(rows), mine: text(mine), theirs: text(theirs) };
    const start = process.cpuUsage();
    const content = mergeFile('members.csv', versions, choose);
    // Half a second, in microseconds of the processor. A merge that isn't linear takes minutes.
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
    const lines = Buffer.from(content ?? '')
      .toString()
      .split('\n');
    expect([lines.length, lines[6]]).toEqual([20_002, mine[5]?.trimEnd()]);
  });
});

describe('a file of fields', () => {
  const base = '# Yearly.\ndues: $100\nhours: 28\nseats: 3\n';
  it('has the changes of both people', () => {
    const mine = base.replace('$100', '$120');
    const theirs = base.replace('seats: 3', 'seats: 4');
    expect(merged('facts.yaml', [base, mine, theirs])).toEqual({
      text: '# Yearly.\ndues: $120\nhours: 28\nseats: 4\n',
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

  it('keeps the line ends of Windows', () => {
    const windows = base.replaceAll('\n', '\r\n');
    const theirs = windows.replace('28', '30').replace('3\r', '4\r');
    const { text } = merged('facts.yaml', [windows, windows.replace('$100', '$120'), theirs]);
    expect(text).toBe('# Yearly.\r\ndues: $120\r\nhours: 30\r\nseats: 4\r\n');
  });

  it.each([
    ['facts.yaml', base, 'dues: [\n', base.replace('28', '30')],
    ['pictures/a.svg', 'one', 'mine', 'theirs'],
    ['pictures/a.svg', 'one', undefined, 'theirs'],
    ['posts/1-a.md', 'one', 'mine', undefined],
  ])('is chosen whole when %s has no records', (file, before, mine, theirs) => {
    for (const side of ['mine', 'theirs'] as const)
      expect(merged(file, [before, mine, theirs], side)).toEqual({
        text: side === 'mine' ? mine : theirs,
        conflicts: [''],
      });
  });
});

describe('a list of entries', () => {
  const entry = (id: string, title: string) => `- id: ${id}\n  title: ${title}\n`;
  const base = entry('a', 'One') + entry('b', 'Two') + entry('c', 'Three');
  it('has what each added, changed, moved and removed', () => {
    const mine = base.replace('Two', 'Second') + entry('d', 'Mine');
    const theirs = entry('c', 'Third') + entry('b', 'Two') + entry('e', 'Theirs');
    expect(merged('events.yaml', [base, mine, theirs])).toEqual({
      text: entry('c', 'Third') + entry('d', 'Mine') + entry('b', 'Second') + entry('e', 'Theirs'),
      conflicts: [],
    });
  });

  it('asks about an entry that one removes and the other changes', () => {
    const versions = [base, base.replace('Two', 'Second'), base.replace(entry('b', 'Two'), '')];
    expect(merged('events.yaml', versions).conflicts).toEqual(['b']);
    expect(merged('events.yaml', versions, 'theirs').text).not.toContain('id: b');
  });

  it('in a page is merged by its entries', () => {
    const page = (list: string) =>
      `titles: [A]\nmembers:\n${list.replaceAll(/^/gm, '  ').trimEnd()}\n`;
    const versions = [base, base.replace('One', '1'), base.replace('Three', '3')].map(page);
    expect(merged('board.yaml', versions)).toEqual({
      text: page(base.replace('One', '1').replace('Three', '3')),
      conflicts: [],
    });
  });
});

describe('an article', () => {
  const base = '---\nid: 6\ntitle: A lot\n---\n\nFirst.\n';
  it('has the fields of one and the text of the other', () => {
    const versions = [base, base.replace('A lot', 'Lots'), base.replace('First', 'Second')];
    expect(merged('posts/6-lot.md', versions)).toEqual({
      text: '---\nid: 6\ntitle: Lots\n---\n\nSecond.\n',
      conflicts: [],
    });
  });
});

describe('two new members with one number', () => {
  const header = 'id,firstName,lastName,email\n';
  const base = `${header}1,Ruth,Abernathy,ruth@example.org\n`;
  const person = (id: number, name: string) => `${id},${name},Quist,${name}@example.org\n`;
  const versions = (texts: readonly string[]) => {
    const [before, mine, theirs] = texts.map(bytes);
    return { base: before, mine, theirs };
  };

  it('get two, and the confirmation stays with its person', () => {
    const numbers = 'id,platformId,person,confirmed\n';
    const tables = {
      members: versions([base, base + person(2, 'Agnes'), base + person(2, 'Boris')]),
      numbers: versions([
        `${numbers}1,,,\n`,
        `${numbers}1,,,\n2,,Agnes Quist,2026-11-20\n`,
        `${numbers}1,,,\n2,,,\n`,
      ]),
    };
    const names = { members: 'members.csv', numbers: 'member-numbers.csv' };
    const files = mergeMembers(names, tables, () => {
      throw new Error('It asks nothing.');
    });
    expect(Buffer.from(files?.members ?? '').toString()).toBe(
      base + person(3, 'Agnes') + person(2, 'Boris'),
    );
    expect(Buffer.from(files?.numbers ?? '').toString()).toBe(
      `${numbers}1,,,\n2,,,\n3,,Agnes Quist,2026-11-20\n`,
    );
  });
});
