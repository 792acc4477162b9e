import { describe, expect, it } from 'vitest';
import { sampleImportReport, sampleQuestion } from './import-report.fixture.ts';
import type { ImportReport, Outcome } from './import-report.ts';
import { reportMarkdown } from './report-markdown.ts';

const written: Outcome = { kind: 'written', file: 'content/members.csv' };
const markdownOf = (given: Partial<ImportReport> = {}, outcome: Outcome = written) =>
  reportMarkdown(sampleImportReport(given), outcome);

const member = { id: 7, name: 'Ann Doe', city: 'Provo', zip: '84604' };

describe('the report of a pull request', () => {
  it.each([
    '`export.csv: 89 → 88 members`',
    '2 added, 1 removed, 1 changed, 86 unchanged, 1 with errors, 1 not listed.',
    '## Added: 2 members\n\n| Id | Member | City | ZIP |',
    '| `90` | `Maeve Smith` | `Salt Lake City` | `84106` |',
    '| `41 (returning)` | `Pieter Berg` |',
    '## Removed: 1 member\n\n| Id | Member | City | ZIP |',
    '| `12` | `Yuki Tanabe` | `Salt Lake City` | `84106` |',
    '| `2` | `Vai Latu` | `Phone` |\n',
    '## Check these: 1 member',
    '| `Zip` | `Fix it in the membership platform, then export or pull again.` |',
    'select *Merge pull request*',
  ])('tells: %s', (output) => expect(markdownOf()).toContain(output));

  it.each([
    ['who stays out, and why', 'Villanueva', 'Lapsed'],
    ['who is refused, and what they wrote', 'Draney', '8410 '],
    ['how a member is reached', '0187', '13855550187'],
    ['why a member left', 'is not in the export', 'Why'],
    ['what was written otherwise', 'SMITH', 'Total: 95'],
    ['files of this computer', 'backups'],
  ])('does not tell %s', (_, ...secrets) => {
    for (const secret of secrets) expect(markdownOf()).not.toContain(secret);
  });

  it('names the columns that it does not understand, but not their values', () => {
    const text = markdownOf(
      { questions: [{ ...sampleQuestion, column: '@everyone' }], issues: [], rejectedRows: 0 },
      { kind: 'stopped', why: ['Answer it.'] },
    );
    expect(text).toContain('## Not understood: 1 column');
    expect(text).toContain('| `@everyone` |');
    expect(text).not.toContain('Members only');
  });

  it('counts what it does not show', () =>
    expect(markdownOf()).toContain(
      '## Shown only on your own computer\n\n- Entries we cleaned up: 1 cell\n- Not listed under your rules: 1 person\n- Skipped: 1 row',
    ));

  it('names no one who would be removed because of an error', () => {
    const stopped: Outcome = { kind: 'stopped', why: ['1 row has errors.'] };
    expect(markdownOf({}, stopped)).toMatch(/\n- Removed: 1 member\n- Added: 2 members\n/);
    expect(markdownOf({}, stopped)).not.toMatch(/Tanabe|Maeve/);
    expect(markdownOf({ issues: [], rejectedRows: 0 }, stopped)).toContain('Tanabe');
  });

  it('says the same thing to do once', () => {
    const [one] = sampleImportReport().issues;
    const refused = one ? [one, { ...one, row: 99, person: 'Ann Doe' }] : [];
    expect(markdownOf({ issues: refused }).match(/then export or pull again/g)).toHaveLength(1);
  });

  it.each<[Outcome, string]>([
    [{ kind: 'shown' }, 'This was a dry run'],
    [{ kind: 'same' }, 'The list is unchanged.'],
    [
      { kind: 'stopped', why: ['1 row has errors.'] },
      '**Nothing was saved. The list is unchanged.**\n\n1 row has errors.\n\nTo see the names',
    ],
  ])('says what became of it: $0.kind', (outcome, output) =>
    expect(markdownOf({}, outcome)).toContain(output),
  );

  it('fits into a pull request, and says how many are left out', () => {
    const added = Array.from({ length: 30_000 }, (_, at) => ({
      ...member,
      id: at,
      row: at,
      returns: false,
    }));
    const text = markdownOf({ added });
    expect(text.length).toBeLessThan(60_000);
    expect(text).toMatch(/… and 29,\d{3} more\./);
  });

  it('takes nothing that a platform gave for anything but text', () => {
    const name = '@everyone `x` | <img src=x> [a](https://x.example.org)\n# b';
    const text = markdownOf({ added: [{ ...member, name, row: 1, returns: false }] });
    expect(text).toContain("`@everyone 'x' \\| <img src=x> [a](https://x.example.org) ⏎ # b`");
  });
});
