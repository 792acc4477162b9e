// What was found, as plain tables: for the terminal, and as Markdown for an issue. What a host has said
// is shown as text and nothing else: it may be anything.
import { markdownTable } from 'markdown-table';
import { inColumns } from '../columns.ts';
import type { Finding, Findings } from './check.ts';

/** The groups in the order of their weight, each with what to do. */
const groups = [
  {
    kind: 'broken',
    title: 'Broken',
    remedy: 'Put the new address of the page in its place, or take the link out.',
  },
  {
    kind: 'unsure',
    title: 'To be looked at',
    remedy:
      'The host turns programs away. Open the address in a browser: if it works, all is well.',
  },
  {
    kind: 'moved',
    title: 'Moved',
    remedy: 'The link still works. When you change the file next, write the new address.',
  },
] as const;

/** Longer words of a host say nothing more. */
const longest = 200;

/** On one line, without signs that steer a terminal or turn a text around. */
const plain = (text: string): string => {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** How many there are of each, in a sentence. */
export function summary({ findings, leftOut }: Findings): string {
  const of = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const asked = `${count(findings.length, 'address', 'addresses')} asked`;
  const parts = [
    `${of('broken')} broken`,
    `${of('unsure')} to be looked at`,
    `${of('moved')} moved`,
    `${of('good')} good`,
  ];
  const sample =
    leftOut > 0
      ? ` ${count(leftOut, 'example', 'examples')} left out (example.org, localhost and the like).`
      : '';
  return `${asked}: ${parts.join(', ')}.${sample}`;
}

/** Each group that has findings, with them. */
const grouped = ({ findings }: Findings) =>
  groups
    .map((group) => ({ ...group, findings: findings.filter(({ kind }) => kind === group.kind) }))
    .filter((group) => group.findings.length > 0);

/** For the terminal. The address stands last, where a long one does no harm. */
export const inTerminal = (all: Findings): string =>
  [
    ...grouped(all).flatMap(({ title, remedy, findings }) => [
      `${title} (${findings.length}). ${remedy}`,
      '',
      ...inColumns(
        findings.flatMap(({ url, found, places }) =>
          places.map((place, at) => [
            ` ${at === 0 ? plain(found) : ''}`,
            place,
            at === 0 ? url : '',
          ]),
        ),
      ),
      '',
    ]),
    summary(all),
  ].join('\n');

/** Text in Markdown that is nothing but text, in a cell of a table. */
function asCode(text: string): string {
  const safe = plain(text).replaceAll('`', "'").replaceAll('|', '\\|');
  return `\`${safe}\``;
}

/** An address of the edition, as a link that shows itself. */
const asLink = (url: string) =>
  `<${url.replaceAll(/[|<>`\s]/g, (sign) => encodeURIComponent(sign))}>`;

/** An issue on GitHub holds 65,536 characters. */
const mostCharacters = 60_000;

/** For an issue, or any page of Markdown; of each group at most `mostRows`, or fewer where they are long. */
export function inMarkdown(all: Findings, mostRows = 200): string {
  const text = [
    summary(all),
    ...grouped(all).flatMap(({ title, remedy, findings }) => {
      const rows = findings
        .slice(0, mostRows)
        .map(({ url, found, places }) => [
          asLink(url),
          asCode(found),
          places.map(asCode).join(' '),
        ]);
      const rest = findings.length - rows.length;
      return [
        `## ${title} (${findings.length})`,
        remedy,
        markdownTable([['Address', 'Found', 'Where it stands'], ...rows], {
          alignDelimiters: false,
        }),
        ...(rest > 0 ? [`… and ${rest} more; \`npm run links\` says them all.`] : []),
      ];
    }),
    '',
  ].join('\n\n');
  const fits = text.length <= mostCharacters || mostRows === 0;
  return fits ? text : inMarkdown(all, Math.floor(mostRows / 2));
}
