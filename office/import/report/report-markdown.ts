// The report as Markdown. The terminal prints all of it. A pull request or an issue, which anyone may read,
// gets only the open columns of each section: docs/decisions/0024.
import { markdownTable } from 'markdown-table';
import {
  headline,
  type ImportReport,
  type Outcome,
  outcomeLines,
  reportSummary,
} from './import-report.ts';
import { questionsMarkdown } from './questions-markdown.ts';
import { asCode, type ReportSection, sectionsOf } from './sections.ts';

/** The text of a pull request may have 65,536 characters. */
const maxCharacters = 60_000;

/** The cells of these columns, without repeated rows. */
function cellsOf(
  { columns, rows }: ReportSection,
  titles: readonly string[],
  max: number,
): readonly (readonly string[])[] {
  const at = titles.map((title) => columns.indexOf(title));
  const found = new Map<string, readonly string[]>();
  for (const cells of rows(max)) {
    const kept = at.map((column) => asCode(cells[column] ?? ''));
    found.set(kept.join('\n'), kept);
  }
  return [...found.values()];
}

function sectionMarkdown(section: ReportSection, titles: readonly string[], max: number): string {
  const { title, note, count } = section;
  const rest = count - max;
  const table = markdownTable([[...titles], ...cellsOf(section, titles, max)], {
    alignDelimiters: false,
  });
  return [
    `## ${title}`,
    ...(note ? [note] : []),
    ...(max > 0 ? [table] : []),
    ...(rest > 0 ? [`… and ${rest.toLocaleString('en-US')} more.`] : []),
  ].join('\n\n');
}

/** The open columns of the sections, then the titles of the other sections. */
function publicSections(report: ImportReport, outcome: Outcome, max: number): readonly string[] {
  const all = sectionsOf(report);
  // Members whose rows have errors would appear as removed.
  const hasErrors = outcome.kind === 'stopped' && report.rejectedRows > 0;
  const open = all.filter(({ open, urgent }) => open.length > 0 && (urgent || !hasErrors));
  const titles = all.filter((section) => !open.includes(section)).map(({ title }) => title);
  return [
    ...open.map((section) => sectionMarkdown(section, section.open, max)),
    ...(titles.length > 0
      ? ['## Shown only on your own computer', titles.map((title) => `- ${title}`).join('\n')]
      : []),
  ];
}

function publicOutcome(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'shown') return ['This was a dry run. Nothing was saved.'];
  if (outcome.kind === 'stopped')
    return [
      '**Nothing was saved. The list is unchanged.**',
      ...outcome.why,
      'To see the names, run `npm run members:pull -- --dry-run` on your own computer. Instead of `--yes`, you can check a box here: open *Actions*, *Members*, *Run workflow*.',
    ];
  return [
    outcome.kind === 'same'
      ? 'The list is unchanged. Only platform numbers of members may be new.'
      : 'The list is updated. It is not published yet.',
    [
      '1. Check who was added, removed and changed. Old and new phone numbers and email addresses are under *Files changed*.',
      '2. If everything is right, select *Merge pull request*. If not, fix it in the membership platform and select *Close pull request*. Next week you get a new one.',
      '3. Then set `directoryUpdated` in `site.yaml` to the day you checked the list. Visitors see it. Publish the site.',
    ].join('\n'),
  ];
}

/** The report that anyone may read, shortened to fit into a pull request. */
export function publicMarkdown(report: ImportReport, outcome: Outcome, max = 1000): string {
  const text = [
    asCode(headline(report)),
    `${reportSummary(report)}.`,
    ...publicOutcome(outcome),
    ...questionsMarkdown(report, true),
    ...publicSections(report, outcome, max),
    '',
  ].join('\n\n');
  const fits = text.length <= maxCharacters || max === 0;
  return fits ? text : publicMarkdown(report, outcome, Math.floor(max / 2));
}

/** The whole report, for the person who runs the import. It names people. */
export const privateMarkdown = (report: ImportReport, outcome: Outcome): string =>
  [
    `# ${asCode(headline(report))}`,
    outcomeLines(report, outcome).join('\n\n'),
    ...questionsMarkdown(report, false),
    ...sectionsOf(report).map((section) =>
      sectionMarkdown(section, section.columns, section.count),
    ),
    '## What we read',
    report.read.map((line) => `- ${asCode(line)}`).join('\n'),
    `${reportSummary(report)}.`,
  ].join('\n\n');
