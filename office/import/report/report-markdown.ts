// The report as Markdown, for a pull request or an issue. Anyone may read those, so it has only the open
// columns of each section: docs/decisions/0024.
import { markdownTable } from 'markdown-table';
import type { ImportReport, Outcome } from './import-report.ts';
import { headline, type ReportSection, reportSummary, sectionsOf } from './sections.ts';

/** The text of a pull request may have 65,536 characters. */
const maxCharacters = 60_000;

/**
 * Text as code, so that it mentions no account and makes no link. Sections have it on one line.
 */
const asCode = (text: string): string =>
  text.trim() === '' ? '' : `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

/** The cells of the open columns, without repeated rows. */
function openRows(
  { columns, open, rows }: ReportSection,
  max: number,
): readonly (readonly string[])[] {
  const at = open.map((column) => columns.indexOf(column));
  const said = new Map<string, readonly string[]>();
  for (const cells of rows(max)) {
    const kept = at.map((column) => asCode(cells[column] ?? ''));
    said.set(kept.join('\n'), kept);
  }
  return [...said.values()];
}

function sectionMarkdown(section: ReportSection, max: number): string {
  const { title, note, open, count } = section;
  const rest = count - max;
  return [
    `## ${title}`,
    ...(note ? [note] : []),
    ...(max > 0
      ? [markdownTable([[...open], ...openRows(section, max)], { alignDelimiters: false })]
      : []),
    ...(rest > 0 ? [`… and ${rest.toLocaleString('en-US')} more.`] : []),
  ].join('\n\n');
}

/** The open columns of the sections, then the titles of the other sections. */
function sectionsMarkdown(report: ImportReport, outcome: Outcome, max: number): readonly string[] {
  const all = sectionsOf(report);
  // Members whose rows have errors would appear as removed.
  const hasErrors = outcome.kind === 'stopped' && report.rejectedRows > 0;
  const open = all.filter(({ open, urgent }) => open.length > 0 && (urgent || !hasErrors));
  const titles = all.filter((section) => !open.includes(section)).map(({ title }) => title);
  return [
    ...open.map((section) => sectionMarkdown(section, max)),
    ...(titles.length > 0
      ? ['## Shown only on your own computer', titles.map((title) => `- ${title}`).join('\n')]
      : []),
  ];
}

function outcomeMarkdown(outcome: Outcome): string {
  if (outcome.kind === 'stopped') {
    return [
      '**Nothing was saved. The list is unchanged.**',
      ...outcome.why,
      'To see the names, run `npm run members:pull -- --dry-run` on your own computer. Instead of `--yes`, you can check a box here: open *Actions*, *Members*, *Run workflow*.',
    ].join('\n\n');
  }
  if (outcome.kind === 'shown') return 'This was a dry run. Nothing was saved.';
  const message =
    outcome.kind === 'same'
      ? 'The list is unchanged. Only platform numbers of members may be new.'
      : 'The list is updated. It is not published yet.';
  return [
    message,
    [
      '1. Check who was added, removed and changed. Old and new phone numbers and email addresses are under *Files changed*.',
      '2. If everything is right, select *Merge pull request*. If not, fix it in the membership platform and select *Close pull request*. Next week you get a new one.',
      '3. Then set `directoryUpdated` in `site.yaml` to the day you checked the list. Visitors see it. Publish the site.',
    ].join('\n'),
  ].join('\n\n');
}

/** The report, shortened to fit into a pull request. */
export function reportMarkdown(report: ImportReport, outcome: Outcome, max = 1000): string {
  const text = [
    asCode(headline(report)),
    `${reportSummary(report)}.`,
    outcomeMarkdown(outcome),
    ...sectionsMarkdown(report, outcome, max),
    '',
  ].join('\n\n');
  const fits = text.length <= maxCharacters || max === 0;
  return fits ? text : reportMarkdown(report, outcome, Math.floor(max / 2));
}
