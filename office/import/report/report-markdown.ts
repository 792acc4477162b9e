// The report as Markdown, for a pull request or an issue. Anyone may read those, so it holds of each
// section only what is open: docs/decisions/0024.
import { markdownTable } from 'markdown-table';
import type { ImportReport, Outcome } from './import-report.ts';
import { headline, type ReportSection, reportSummary, sectionsOf } from './sections.ts';

/** The text of a pull request holds 65,536 characters. */
const maxCharacters = 60_000;

/**
 * Text as code, so that it mentions no account and links nowhere. Sections have it on one line.
 */
const asCode = (text: string): string =>
  text.trim() === '' ? '' : `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

/** The cells of the open columns; rows that say the same are one. */
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

/** The sections with what is open of them, and after them the others by their titles. */
function sectionsMarkdown(report: ImportReport, outcome: Outcome, max: number): readonly string[] {
  const all = sectionsOf(report);
  // While rows are rejected, their members would be shown as removed.
  const isRefusal = outcome.kind === 'stopped' && report.rejectedRows > 0;
  const open = all.filter(({ open, urgent }) => open.length > 0 && (urgent || !isRefusal));
  const titles = all.filter((section) => !open.includes(section)).map(({ title }) => title);
  return [
    ...open.map((section) => sectionMarkdown(section, max)),
    ...(titles.length > 0 ? ['## Told only on your own computer', `${titles.join('; ')}.`] : []),
  ];
}

function outcomeMarkdown(outcome: Outcome): string {
  if (outcome.kind === 'stopped') {
    return [
      '**Nothing was written: the list is as it was.**',
      ...outcome.why,
      'Who it is about is said only on your own computer, by `npm run members:pull -- --dry-run`. What is agreed to there with `--accept-rejections` or `--yes` can be ticked here, under *Actions*, *Members*, *Run workflow*.',
    ].join('\n\n');
  }
  if (outcome.kind === 'shown') return 'Nothing was written: this was only a look.';
  const message =
    outcome.kind === 'same'
      ? 'The list itself is as it was; at most the numbers by which the platform knows the members are new.'
      : 'The list was renewed; nothing of it is published yet.';
  return [
    message,
    [
      '1. Look through who was added, removed and changed. What their telephones and mail addresses were and are stands under *Files changed*.',
      '2. If it is right, press *Merge pull request*. If not, correct it in the membership platform and press *Close pull request*: next week it comes again.',
      '3. After that, in `site.yaml` set `directoryUpdated` to the day on which you checked the list: visitors see it. Then publish the site.',
    ].join('\n'),
  ].join('\n\n');
}

/** The report, shortened to what a pull request can hold. */
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
