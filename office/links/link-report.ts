// The report for a volunteer, in Markdown, which works in a terminal and in an issue.
import type { Files } from '@appraisers/edition/loaders/files.ts';
import type { LinkFinding, LinkReport } from './check.ts';

/** The results that need a volunteer, most urgent first. */
const groups = [
  {
    kind: 'broken',
    title: 'Broken',
    hint: 'Replace the link with the new address of the page, or remove it.',
  },
  {
    kind: 'unsure',
    title: 'To check',
    hint: "The host blocks programs like this one. Open the address in a browser. If you see the page, there's nothing to fix.",
  },
  {
    kind: 'moved',
    title: 'Moved',
    hint: 'These links work. When you next edit the file, replace the address if the new one is right.',
  },
] as const;

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** The counts, in a sentence. */
export function summary({ findings, skipped }: LinkReport): string {
  const of = (kind: LinkFinding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length;
  const examples =
    skipped > 0
      ? ` ${count(skipped, 'example', 'examples')} skipped (such as example.org and localhost).`
      : '';
  return `${count(findings.length, 'address', 'addresses')} checked: ${of('broken')} broken, ${of('unsure')} to check, ${of('moved')} moved, ${of('good')} good.${examples}`;
}

/** The lines of the edition's files that have an address. */
function linesWith(url: string, files: Files): readonly string[] {
  const start = url.replace(/\/$/, '');
  const isNamed = (line: string) =>
    line.split(start).some((rest, at) => at > 0 && !/^\/?[\w?=&%-]/.test(rest));
  return files
    .list()
    .filter((name) => /\.(yaml|md)$/.test(name) && name !== 'README.md')
    .flatMap((name) =>
      files
        .readText(name)
        .split('\n')
        .flatMap((line, at) => (isNamed(line) ? [`${files.pathOf(name)}, line ${at + 1}`] : [])),
    );
}

/** Text from a host or a page as plain text. */
const asCode = (text: string) => `\`${text.replaceAll(/[`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "'")}\``;

/** Enough to find the link. Links of the footer are on every page. */
const maxPages = 3;

function entry({ url, found, text, pages }: LinkFinding, files: Files): string {
  const shown = pages.slice(0, maxPages).map(asCode).join(', ');
  const more = pages.length > maxPages ? ` and ${pages.length - maxPages} more` : '';
  const where = pages.length > 0 ? `on the page ${shown}${more}` : 'used by a script';
  return [
    `- ${asCode(url)}: ${asCode(found)}`,
    `  - ${text ? `${asCode(text)} ` : ''}${where}`,
    ...linesWith(url, files).map((line) => `  - ${asCode(line)}`),
  ].join('\n');
}

/** An issue on GitHub may have 65,536 characters. */
const maxCharacters = 60_000;

export function inMarkdown(report: LinkReport, files: Files): string {
  const text = [
    summary(report),
    ...groups.flatMap(({ kind, title, hint }) => {
      const entries = report.findings
        .filter((finding) => finding.kind === kind)
        .map((finding) => entry(finding, files));
      return entries.length > 0
        ? [`## ${title} (${entries.length})`, hint, entries.join('\n')]
        : [];
    }),
  ].join('\n\n');
  if (text.length <= maxCharacters) return `${text}\n`;
  const whole = text.slice(0, text.lastIndexOf('\n- ', maxCharacters));
  return `${whole}\n\nThere are more. Fix these, and check again.\n`;
}
