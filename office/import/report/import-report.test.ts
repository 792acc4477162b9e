import { describe, expect, it } from 'vitest';
import { sampleQuestion as question, sampleImportReport } from './import-report.fixture.ts';
import { blockers, type Outcome } from './import-report.ts';
import { importReportPage } from './import-report-page.ts';
import { reportText } from './report-text.ts';

const page = 'backups/import-report.html';
const written: Outcome = { kind: 'written', file: 'content/members.csv' };
const textOf = (verdict = sampleImportReport(), outcome: Outcome = written) =>
  reportText(verdict, outcome, page);
const pageOf = (verdict = sampleImportReport(), outcome: Outcome = written) =>
  importReportPage(verdict, outcome, '11/22/2026, 2:05 PM');

/** Everything a reader has to be reported. */
const all = [
  'export.csv: 89 → 88 members',
  '2 added, 1 removed, 1 changed, 86 unchanged, 1 with errors, 1 not listed',
  'Errors: 1 row',
  '"8410" isn\'t a ZIP code.',
  'Fix it in the membership platform, then export or pull again.',
  'Removed: 1 member',
  'is not in the export',
  'Check these: 1 member',
  'Added: 2 members',
  '41 (returning)',
  'Changed: 1 member',
  '(385) 555-0187',
  '(nothing)',
  'Entries we cleaned up: 1 cell',
  'Not listed under your rules: 1 person',
  'Skipped: 1 row',
  'Total: 95',
  'content/members.csv was saved.',
  'Not in the list because of errors: Kyle Draney.',
  'set directoryUpdated to the day you checked the list',
  'CSV, separated by commas, UTF-8',
];

describe('a report with a question', () => {
  const asking = sampleImportReport({ questions: [question], removed: [], added: [], changed: [] });

  it.each([
    'export.csv: 1 question to answer first',
    'Not understood: 1 column',
    'Members only',
    '  - {column: "Privacy", publish: [], keepOut: ["Members only", "(blank)"]}',
  ])('says in the terminal and on its page: %s', (output) => {
    const stopped = { kind: 'stopped', why: [] } as const;
    expect(textOf(asking, stopped)).toContain(output);
    expect(pageOf(asking, stopped).replaceAll('&quot;', '"')).toContain(output);
  });
});

describe('the report', () => {
  it.each(all)('tells in the terminal: %s', (output) => expect(textOf()).toContain(output));
  it.each(all)('tells on its page: %s', (output) =>
    expect(pageOf().replaceAll('&quot;', '"').replaceAll('&#39;', "'")).toContain(output),
  );

  it('has no section about nothing', () => {
    const none = {
      added: [],
      removed: [],
      changed: [],
      excluded: [],
      skipped: [],
      corrections: [],
      unread: [],
    };
    const verdict = sampleImportReport({ ...none, issues: [], rejectedRows: 0 });
    expect(textOf(verdict)).not.toMatch(/Errors:|Removed:|Check these|Skipped/);
    expect(pageOf(verdict)).not.toContain('<table>');
  });

  it.each<[Outcome, string]>([
    [{ kind: 'shown' }, 'This was a dry run. Nothing was saved.'],
    [{ kind: 'same' }, 'The list already matches the export. There was nothing to save.'],
    [{ kind: 'stopped', why: ['One row has errors.'] }, 'Nothing was saved.\nOne row has errors.'],
    [{ kind: 'begun', file: 'content/members.csv' }, 'it was interrupted. Import again.'],
  ])('says what became of it: $0.kind', (outcome, output) => {
    expect(textOf(sampleImportReport(), outcome)).toContain(output);
  });

  it('says what to do next only where there is something to publish', () => {
    expect(textOf(sampleImportReport(), { kind: 'stopped', why: [] })).not.toContain(
      'What to do next',
    );
  });

  it('shows forty rows of many in the terminal, says where the others are, and all on the page', () => {
    const out = Array.from({ length: 1200 }, (_, at) => ({
      row: at,
      name: `N${at}.`,
      reason: 'x',
    }));
    expect(textOf(sampleImportReport({ excluded: out }))).toContain(`… and 1,160 more in ${page}`);
    expect(textOf(sampleImportReport({ excluded: out }))).not.toContain('N41.');
    expect(pageOf(sampleImportReport({ excluded: out }))).toContain('<td>N1199.</td>');
  });
});

describe('the text of an export', () => {
  const evil = '<img src=x onerror=alert(1)>"&\'\u001b[2J\u202e';
  const verdict = sampleImportReport({
    file: evil,
    read: [evil],
    excluded: [{ row: 1, name: evil, reason: evil }],
    removed: [{ id: 1, name: evil, city: evil, zip: evil, reason: evil }],
  });

  it('is text on the page, which lets nothing run', () => {
    const html = pageOf(verdict);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;');
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  });

  it('steers neither the screen nor the direction of what is written', () => {
    for (const shown of [textOf(verdict), pageOf(verdict)])
      expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('what is to be agreed to', () => {
  const none = { acceptRejections: false, yes: false };
  // One more may be another person under the same id.
  const controller = (count: number) => {
    const gone = { id: 1, name: 'Ann Doe', city: 'Provo', zip: '84604', reason: 'is gone' };
    return { rejectedRows: 0, removed: Array.from({ length: count }, () => gone) };
  };

  it.each([
    ['nothing', { rejectedRows: 0 }, none, 0],
    ['a refused row', {}, none, 1],
    ['a refused row that is accepted', {}, { ...none, acceptRejections: true }, 0],
    ['a fifth of a hundred who leave', { ...controller(19), before: 100 }, none, 0],
    ['more than a fifth', { ...controller(20), before: 100 }, none, 1],
    [
      'more than a fifth, though as many come',
      { ...controller(100), before: 100, after: 100 },
      none,
      1,
    ],
    ['more than a fifth, agreed to', controller(80), { ...none, yes: true }, 0],
    [
      'a question, whatever is agreed to',
      { questions: [question] },
      { acceptRejections: true, yes: true },
      1,
    ],
    ['no one left, whatever the options', { after: 0 }, { acceptRejections: true, yes: true }, 1],
    ['both', { ...controller(90), rejectedRows: 1 }, none, 2],
  ])('for %s', (_, given, agreed, count) => {
    expect(blockers(sampleImportReport(given), agreed)).toHaveLength(count);
  });
});
