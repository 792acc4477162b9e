// What was found, for a volunteer: in Markdown, which a terminal shows as well as an issue does.
import type { Files } from '@appraisers/edition/loaders/files.ts';
import type { LinkFinding, LinkReport } from './check.ts';

/** What needs a volunteer, the most urgent first. */
const groups = [
  {
    kind: 'broken',
    title: 'Broken',
    hint: "Put the page's new address in its place, or take the link out.",
  },
  {
    kind: 'unsure',
    title: 'To look at',
    hint: 'The host turns programs away. Open the address in a browser: if you see the page, do nothing.',
  },
  {
    kind: 'moved',
    title: 'Leads elsewhere',
    hint: 'The link works. If the other address is the one you mean, write it when you next change the file.',
  },
] as const;

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** How many there are of each, in a sentence. */
export function summary({ findings, skipped }: LinkReport): string {
  const of = (kind: LinkFinding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length;
  const examples =
    skipped > 0
      ? ` ${count(skipped, 'example', 'examples')} skipped (example.org, localhost and the like).`
      : '';
  return `${count(findings.length, 'address', 'addresses')} checked: ${of('broken')} broken, ${of('unsure')} to look at, ${of('moved')} leading elsewhere, ${of('good')} good.${examples}`;
}

/** The rows of the edition's files that name an address. */
function rowsNaming(url: string, files: Files): readonly string[] {
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
        .flatMap((line, at) => (isNamed(line) ? [`${files.pathOf(name)}, row ${at + 1}`] : [])),
    );
}

/** Text that is nothing but text, whatever a host or a page wrote. */
const asCode = (text: string) => `\`${text.replaceAll(/[`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "'")}\``;

/** Enough to find the link; the footer is on every page. */
const maxPages = 3;

function entry({ url, found, text, pages }: LinkFinding, files: Files): string {
  const shown = pages.slice(0, maxPages).map(asCode).join(', ');
  const more = pages.length > maxPages ? ` and ${pages.length - maxPages} more` : '';
  const where = pages.length > 0 ? `on the page ${shown}${more}` : 'asked for by a script';
  return [
    `- ${asCode(url)}: ${asCode(found)}`,
    `  - ${text ? `${asCode(text)} ` : ''}${where}`,
    ...rowsNaming(url, files).map((row) => `  - ${asCode(row)}`),
  ].join('\n');
}

/** An issue on GitHub holds 65,536 characters. */
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
  return `${whole}\n\nThere are more: correct these, and check again.\n`;
}
