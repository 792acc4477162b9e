// Exports of the trial's kinds, mutated, with columns that a volunteer chose at random: no one appears on the
// list who was not an active, consenting person in the export.
import { seed } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ColumnChoice, columnUses, withChoices } from '#import/columns/column-choices.ts';
import { textOfBytes } from '#import/reading/encoding.ts';
import { contextWith, planSample, sampleContext, sampleList } from './import.fixture.ts';
import { ImportError } from './import-error.ts';
import { exportMutation } from './mutations-of-exports.fixture.ts';

const none = { ...sampleList(), bytes: undefined, members: [], numbers: new Map<number, string>() };
const [status, consent] = ['Membership status', 'Show in directory'];

/** By the name of its header: the cell of a person, a member of a couple, or a company. */
const person = (at: number, standing: string, shown: string) => ({
  'First name': 'Ann',
  'Last name': `Doe${String.fromCharCode(97 + at)}`,
  'Contact person': `Ann Doe${String.fromCharCode(97 + at)}`,
  'Name (Last, First)': `Doe${String.fromCharCode(97 + at)} Ann`,
  Email: `couple${Math.floor(at / 2)}@example.org`,
  'How to write': `a${at}@example.org`,
  Phone: '801-555-0170',
  City: 'Provo',
  Zip: '84604',
  'City/State/Zip': `12 Elm Street Provo UT 84604`,
  Company: at === 3 ? 'Ridgeline Lending' : '',
  Chapter: at % 2 ? 'Salt Lake' : 'Utah County',
  [status]: standing,
  [consent]: shown,
});

const identity = [
  ['First name', 'Last name', 'Email', 'Phone', 'City', 'Zip'],
  ['Contact person', 'How to write', 'City/State/Zip'],
  ['Name (Last, First)', 'Email', 'Zip', 'City'],
];
const others = ['Company', 'Chapter', status, consent];

const header = fc
  .tuple(fc.constantFrom(...identity), fc.shuffledSubarray(others, { minLength: 4 }))
  .map((parts) => parts.flat());

const people = fc.array(
  fc.record({
    at: fc.nat(6),
    standing: fc.constantFrom('Active', 'Lapsed', 'Pending - New', 'Former member', ''),
    shown: fc.constantFrom('Yes', 'No', ''),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Mostly what the columns have, and sometimes anything. */
const choicesFor = (names: readonly string[]): fc.Arbitrary<readonly ColumnChoice[]> => {
  const right: readonly ColumnChoice[] = [
    { column: 'Contact person', use: 'fullName' },
    { column: 'How to write', use: 'email' },
  ];
  const any = fc.record({
    column: fc.constantFrom(...names),
    use: fc.constantFrom(...columnUses.map(({ use }) => use)),
  });
  return fc
    .option(fc.array(any, { minLength: 1, maxLength: 2 }), { freq: 2, nil: [] })
    .map((odd) => [...right, ...odd]);
};

const exports = header.chain((names) =>
  fc.record({
    text: people.map((rows) =>
      [
        names.join(','),
        ...rows.map(({ at, standing, shown }) => {
          const cells: Readonly<Record<string, string>> = person(at, standing, shown);
          return names.map((name) => cells[name] ?? '').join(',');
        }),
        '',
      ].join('\n'),
    ),
    mutate: fc.option(exportMutation, {
      freq: 3,
      nil: (text: string) => new TextEncoder().encode(text),
    }),
    choices: choicesFor(names),
  }),
);

const letters = (text: string) => text.replaceAll(/\P{L}/gu, '');

/** Why the line may not list the person; empty if it may. A line of another width has only its words. */
function reasonAgainst(line: string, names: readonly string[], name: string): string {
  const cells = line.split(',');
  const last = letters(name.split(' ').at(-1) ?? '');
  if (!letters(line).toLowerCase().includes(last.toLowerCase())) return `${name} is not in it`;
  if (cells.some((cell) => /^(Lapsed|Pending - New|Former member)$/.test(cell))) return 'no member';
  if (cells.length !== names.length) return '';
  const wanted = [
    [status, 'Active'],
    [consent, 'Yes'],
  ] as const;
  const against = wanted.find(([column, text]) => {
    const at = names.indexOf(column);
    return at >= 0 && letters(cells[at] ?? '') !== text;
  });
  return against?.[0] ?? '';
}

async function expectSafe(runs: number): Promise<void> {
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(exports, async ({ text, mutate, choices }) => {
      const bytes = mutate(text);
      const context = contextWith({ columns: withChoices(sampleContext.rule.columns, choices) });
      try {
        const { report, members } = await planSample(bytes, none, context);
        if (!report.read[0]?.startsWith('CSV')) return;
        const lines = textOfBytes('', bytes).text.split('\n');
        const names = lines.find((line) => line.includes(consent))?.split(',') ?? [];
        for (const { row, name } of report.added) {
          listed += 1;
          const line = lines[row - 1] ?? '';
          expect([line, choices, reasonAgainst(line, names, name)]).toEqual([line, choices, '']);
        }
        expect(members).not.toMatch(/Elm|Street/);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
      }
    }),
    { seed, numRuns: runs },
  );
  // An import that lists no one would pass, too.
  expect(listed).toBeGreaterThan(runs / 20);
}

it('no one is listed who was not an active, consenting person', () => expectSafe(600));
it('nor in 5,000 exports', { tags: ['all'], timeout: 240_000 }, () => expectSafe(5000));
